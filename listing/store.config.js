/**
 * What `eas metadata:push` tells Apple. The words are those of listing/texts; TUMBLEWEED_SITE is where the web app is, with
 * its page about privacy: the project itself has no server.
 */
const languages = ['en', 'de', 'fr', 'cs']

const site = () => {
  const address = process.env.TUMBLEWEED_SITE
  if (!address) throw new Error('Set TUMBLEWEED_SITE to the address of the web app.')
  return address.replace(/\/$/, '')
}

const info = () =>
  languages.map((language) => {
    const texts = require(`./texts/${language}.json`)
    const { title, subtitle, promotional, description, keywords, whatsNew } = texts
    const words = {
      title,
      subtitle,
      promoText: promotional,
      description,
      keywords,
      releaseNotes: whatsNew,
      marketingUrl: site(),
      supportUrl: site(),
      privacyPolicyUrl: `${site()}/privacy.html`,
    }
    return [texts.locale.apple, words]
  })

/** Drawn people lose life points to dice, and one face of a die is a beer. */
const advisory = {
  alcoholTobaccoOrDrugUseOrReferences: 'INFREQUENT_OR_MILD',
  contests: 'NONE',
  gambling: false,
  gamblingSimulated: 'NONE',
  horrorOrFearThemes: 'NONE',
  matureOrSuggestiveThemes: 'NONE',
  medicalOrTreatmentInformation: 'NONE',
  profanityOrCrudeHumor: 'NONE',
  sexualContentGraphicAndNudity: 'NONE',
  sexualContentOrNudity: 'NONE',
  unrestrictedWebAccess: false,
  violenceCartoonOrFantasy: 'INFREQUENT_OR_MILD',
  violenceRealistic: 'NONE',
  violenceRealisticProlongedGraphicOrSadistic: 'NONE',
}

module.exports = () => ({
  configVersion: 0,
  apple: {
    categories: [['GAMES', 'GAMES_BOARD', 'GAMES_STRATEGY']],
    copyright: `${new Date().getFullYear()} the authors of Tumbleweed`,
    advisory,
    info: Object.fromEntries(info()),
    release: { automaticRelease: false, phasedRelease: true },
  },
})
