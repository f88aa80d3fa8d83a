/**
 * Google Play's texts into dist/store/play, as `fastlane supply --metadata_path dist/store/play` takes them:
 * `npm run store:texts`. Apple's go by `eas metadata:push`, which reads store/store.config.js.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { STORE_LANGUAGES, storeTexts } from './store/texts'

for (const language of STORE_LANGUAGES) {
  const { locale, title, short, description, whatsNew } = storeTexts(language)
  const folder = join('dist', 'store', 'play', locale.play)
  mkdirSync(join(folder, 'changelogs'), { recursive: true })
  writeFileSync(join(folder, 'title.txt'), title)
  writeFileSync(join(folder, 'short_description.txt'), short)
  writeFileSync(join(folder, 'full_description.txt'), description)
  writeFileSync(join(folder, 'changelogs', 'default.txt'), whatsNew)
}
console.log('The texts for Google Play are in dist/store/play.')
