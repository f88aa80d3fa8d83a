import * as v from 'valibot'
import type { Page } from '@playwright/test'
import { replayMatch } from '@/core/match'
import { cards, type CardsRecord } from '@/games/cards'
import { RecordSchema } from '@/games/cards/notation/schema'
import { openedRecord } from '@/games/cards/pass/sealing'
import { idsOf } from '@/games/cards/cards/faces'
import { cardsKey } from './card-saves'

/**
 * Cards of the deck and of other hands whose ids stand anywhere in the page, in its address, or in what the browser keeps for
 * it: none should. Seat 0 looks on, or nobody does. The choices that people made
 * name cards: everybody saw them, but for what Kit Carlson put back.
 */
export async function findCardLeaks(
  page: Page,
  viewer: number | null = 0,
): Promise<readonly string[]> {
  const { save, html, kept } = await page.evaluate((key) => {
    const stores = [localStorage, sessionStorage].map((store) =>
      Object.entries(store).filter(([name]) => name !== key),
    )
    return {
      save: localStorage.getItem(key),
      html: document.documentElement.outerHTML,
      kept: JSON.stringify([location.href, history.state, ...stores]),
    }
  }, cardsKey)
  if (save === null) return []
  const { data }: { data: { record: CardsRecord } } = JSON.parse(save)
  const { state } = replayMatch(cards, v.parse(RecordSchema, openedRecord(data.record)))
  if (state.winner) return []
  const { decision } = state
  const lookedAt = decision?.kind === 'keep' && decision.seat === viewer ? decision.cards : []
  const hidden = idsOf([...state.pile, ...state.hands.filter((_, seat) => seat !== viewer).flat()])
  const unseen = data.record.actions.filter(({ type }) => type === 'put-back')
  const unchosen = { ...data, record: { ...data.record, actions: unseen } }
  // A table that a test has set up by hand says which cards lie where; one that was dealt does not.
  const config = data.record.config.kind === 'deal' ? JSON.stringify(unchosen) : ''
  const text = [html, kept, config].join('\n')
  return hidden
    .filter((card) => !lookedAt.includes(card))
    .filter((card) => new RegExp(`\\b${card}\\b`).test(text))
}
