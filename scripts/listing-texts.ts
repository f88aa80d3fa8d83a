/**
 * Google Play's texts into dist/listing/play, as `fastlane supply --metadata_path dist/listing/play` takes them:
 * `npm run make:listing-texts`. Apple's go by `eas metadata:push`, which reads listing/store.config.js.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { STORE_LANGUAGES, storeTexts } from './listing/texts'

for (const language of STORE_LANGUAGES) {
  const { locale, title, short, description, whatsNew } = storeTexts(language)
  const folder = join('dist', 'listing', 'play', locale.play)
  mkdirSync(join(folder, 'changelogs'), { recursive: true })
  writeFileSync(join(folder, 'title.txt'), title)
  writeFileSync(join(folder, 'short_description.txt'), short)
  writeFileSync(join(folder, 'full_description.txt'), description)
  writeFileSync(join(folder, 'changelogs', 'default.txt'), whatsNew)
}
console.log('The texts for Google Play are in dist/listing/play.')
