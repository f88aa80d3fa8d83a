import type { Page } from '@playwright/test'
import { replayMatch } from '@/core/match'
import { dice, type DiceRecord } from '@/games/dice'
import { matchKind, type SavedMatch } from '@/persistence/kinds'

/** The words by which a card would be known: its name and what it is out for. */
const TELLS = {
  deputy: ['You are the Deputy', 'Keep the Sheriff alive'],
  outlaw: ['You are the Outlaw', 'Bring down the Sheriff'],
  renegade: ['You are the Renegade', 'Be the last one standing'],
} as const

/**
 * What the page gives away: walks the whole DOM, texts and attributes, and looks for a hidden seat's role beside its
 * name, and for the words of an open card. Also the title and the address. What bots say is a guess like anybody's, and
 * may be right: that it comes from no card is shown where they speak (`__tests__/bots/talk.test.ts`).
 */
export async function findLeaks(page: Page): Promise<string[]> {
  const text = await page.evaluate((key) => localStorage.getItem(key), matchKind.key)
  if (text === null) return []
  const { data }: { data: { record: DiceRecord; players: SavedMatch['players'] } } =
    JSON.parse(text)
  const { state } = replayMatch(dice, data.record)
  const open = dice.viewFor(state, null)
  if (state.winner) return []
  const facts: string = await page.evaluate(`(() => {
    const found = [document.title, location.href]
    const walk = (node) => {
      if (node.nodeType === 3) found.push(node.nodeValue ?? '')
      if (node.nodeType !== 1 || node.getAttribute('data-testid') === 'speech') return
      for (const { name, value } of node.attributes)
        if (name.startsWith('aria') || name === 'title' || name === 'alt' || name.startsWith('data'))
          found.push(value)
      for (const child of node.childNodes) walk(child)
    }
    walk(document.documentElement)
    return found.join('\\n')
  })()`)
  const leaks: string[] = []
  for (const tells of Object.values(TELLS))
    for (const tell of tells) if (facts.includes(tell)) leaks.push(tell)
  state.roles.forEach((role, seat) => {
    const name = data.players[seat]?.name ?? ''
    if (open.roles[seat] !== 'hidden' || role === 'hidden') return
    // An announcement may tell of one who fell in one sentence, and of another in the next.
    for (const line of facts.split(/\n|(?<=[.!?]) /))
      if (line.includes(name) && new RegExp(`\\b${role}\\b`, 'i').test(line))
        leaks.push(`${name}: ${line}`)
  })
  return leaks
}
