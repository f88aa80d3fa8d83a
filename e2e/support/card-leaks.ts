import type { Page } from '@playwright/test'
import { replayMatch } from '@/core/match'
import { cards, type CardsRecord } from '@/games/cards'
import { idsOf } from '@/games/cards/cards/faces'
import { cardsKey } from './card-saves'

/** Cards of the deck and of other hands whose ids stand anywhere in the page: none should. Seat 0 looks on, or nobody does. */
export async function findCardLeaks(
  page: Page,
  viewer: number | null = 0,
): Promise<readonly string[]> {
  const [text, html] = await page.evaluate(
    (key) => [localStorage.getItem(key), document.documentElement.outerHTML] as const,
    cardsKey,
  )
  if (text === null) return []
  const { data }: { data: { record: CardsRecord } } = JSON.parse(text)
  const { state } = replayMatch(cards, data.record)
  if (state.winner) return []
  const { decision } = state
  const lookedAt = decision?.kind === 'keep' && decision.seat === viewer ? decision.cards : []
  const hidden = idsOf([...state.pile, ...state.hands.filter((_, seat) => seat !== viewer).flat()])
  return hidden
    .filter((card) => !lookedAt.includes(card))
    .filter((card) => new RegExp(`\\b${card}\\b`).test(html))
}
