import { createSelector } from '@reduxjs/toolkit'
import type { Seat } from '@/core/game'
import { knownRoles, type KnownRole } from '@/family/reading/known'
import { suspicionsBy, type Mark, type Suspicion } from '@/family/reading/marks'
import type { FamilyRecap } from '@/family/story'
import type { GameId } from '@/games'
import { moduleOf, rulesOf } from '../games'
import { canRead, readable } from '../match/marks'
import { selectOwnSeat, selectSecretMatch } from '../match/selectors'
import type { Table } from '../match/table'
import type { RootState } from '../root'

type Chips = ReadonlyMap<Seat, Suspicion>

const NONE: Chips = new Map()
const NOBODY: readonly Seat[] = []
const NO_MARKS: readonly Mark[] = []
const NO_CARDS: readonly KnownRole[] = []

const selectSecretMarks = (state: RootState): readonly Mark[] =>
  selectSecretMatch(state)?.marks ?? NO_MARKS

/** The chips that lie on the table: one's own, on a phone of one's own. A phone that is passed around shows nobody's. */
export const selectChips = createSelector(
  [selectSecretMarks, selectOwnSeat],
  (marks, own): Chips => (own === null ? NONE : suspicionsBy(marks, own)),
)

/** All that one has suspected so far, on a phone of one's own. */
export const selectOwnMarks = createSelector([selectSecretMarks, selectOwnSeat], (marks, own) =>
  own === null ? NO_MARKS : marks.filter(({ by }) => by === own),
)

/** Whose cards one may guess at on a phone of one's own; nobody's where all lies open, and once one is out. */
export const selectReadable = createSelector(
  [selectSecretMatch, selectOwnSeat],
  (table, own): readonly Seat[] =>
    table && own !== null && canRead(table, own) ? readable(table, own) : NOBODY,
)

/** Is there anybody whose card one may guess at? Then the table has a key for it. */
export const selectCanRead = (state: RootState): boolean => selectReadable(state).length > 0

/** What the cards of those who have fallen say of somebody's chips. */
function cardsKnownTo<G extends GameId>({ game, match, marks = [] }: Table<G>, by: Seat) {
  if (!marks.some((mark) => mark.by === by)) return NO_CARDS
  const { roles } = moduleOf(game).viewFor(match.state, by)
  const { falls }: FamilyRecap = rulesOf(game).recapOf(match.record)
  return knownRoles(marks, by, { roles, falls })
}

/** Passed around: the suspicions of whoever has the phone, and of nobody else; null where they cannot have any. */
export const selectHoldersReading = createSelector(
  [selectSecretMatch, (state: RootState) => state.pass.holder],
  (table, holder) =>
    table?.mode === 'pass' && holder !== null && canRead(table, holder)
      ? {
          by: holder,
          seats: readable(table, holder),
          chips: suspicionsBy(table.marks ?? [], holder),
          known: cardsKnownTo(table, holder),
        }
      : null,
)
