import { STORE_LANGUAGES, storeTexts } from '../../scripts/listing/texts'

/** What the stores allow, in characters. */
const LONGEST = {
  title: 30,
  subtitle: 30,
  short: 80,
  promotional: 170,
  description: 4000,
  whatsNew: 500,
} as const

/** The printed game's name belongs to its publisher. */
const TRADEMARK = /\bbang\b/i

describe.each(STORE_LANGUAGES)('the store texts in %s', (language) => {
  const texts = storeTexts(language)

  it.each(Object.entries(LONGEST))('%s has at most %d characters', (name, longest) => {
    const text = texts[name as keyof typeof LONGEST]
    expect(text.length).toBeGreaterThan(0)
    expect([...text].length).toBeLessThanOrEqual(longest)
  })

  it('has keywords that fit into one line of a hundred', () => {
    expect(texts.keywords.join(',').length).toBeLessThanOrEqual(100)
    expect(new Set(texts.keywords).size).toBe(texts.keywords.length)
  })

  it('has a caption for every picture', () => {
    expect(texts.shots).toHaveLength(storeTexts('en').shots.length)
    for (const caption of texts.shots) expect(caption.length).toBeLessThanOrEqual(45)
  })

  it('leaves the trademark out', () => {
    expect(JSON.stringify(texts)).not.toMatch(TRADEMARK)
  })

  it('says what it is not, and that nothing leaves the phone', () => {
    const paragraphs = texts.description.split('\n\n')
    expect(paragraphs.at(-1)).toMatch(/independent|unabhängig|indépendante|nezávislé/)
    expect(paragraphs.at(-2)).toMatch(/nothing leaves|nichts verlässt|rien ne quitte|nic neopouští/)
  })
})

it('gives Apple every language, with addresses of the site that it is told', () => {
  process.env.TUMBLEWEED_SITE = 'https://example.org/play/'
  const config = jest.requireActual('../../listing/store.config.js')()
  delete process.env.TUMBLEWEED_SITE
  expect(Object.keys(config.apple.info)).toEqual(['en-US', 'de-DE', 'fr-FR', 'cs'])
  for (const info of Object.values<Record<string, string>>(config.apple.info)) {
    expect(info.privacyPolicyUrl).toBe('https://example.org/play/privacy.html')
    expect(info.title).toMatch(/^Tumbleweed/)
  }
})

it('does not invent an address', () => {
  expect(jest.requireActual('../../listing/store.config.js')).toThrow(/TUMBLEWEED_SITE/)
})
