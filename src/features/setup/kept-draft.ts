import { useState } from 'react'
import { useStore } from 'react-redux'
import type { Mode } from '@/store/setup/slice'
import { useDraft, type Draft } from './draft'

/**
 * What was changed and not dealt, for as long as the app runs. It lies beside the store, not in it: half a name is nothing
 * that a match could be dealt from.
 */
const shelves = new WeakMap<object, Map<string, Draft>>()

function shelfOf(store: object): Map<string, Draft> {
  const shelf = shelves.get(store) ?? new Map<string, Draft>()
  shelves.set(store, shelf)
  return shelf
}

/** The draft of this visit goes on with that of the last one, unless something else has been dealt since. */
export function useKeptDraft(mode: Mode): readonly [Draft, (draft: Draft) => void] {
  const shelf = shelfOf(useStore())
  const [begun] = useDraft(mode)
  const from = JSON.stringify(begun)
  const [draft, setDraft] = useState(() => shelf.get(from) ?? begun)
  const change = (next: Draft) => {
    shelf.set(from, next)
    setDraft(next)
  }
  return [draft, change]
}
