const PLAIN = 'acdeinorstuyzACDEINORSTUYZ'
const ACCENTED = 'áčďěíňóřšťůýžÁČĎĚÍŇÓŘŠŤŮÝŽ'

const accented = (letter: string): string => ACCENTED[PLAIN.indexOf(letter)] ?? letter

/** English that is a third longer and full of accents, in brackets that show where it was cut off. */
export function pseudoText(text: string): string {
  const parts = text.split(/(\{\{.*?\}\})/)
  const set = (part: string) => (part.startsWith('{{') ? part : lengthened(part))
  return `[${parts.map(set).join('')}]`
}

const lengthened = (text: string): string =>
  text.replace(/[aeiou]/gi, '$&$&').replace(/[a-z]/gi, accented)
