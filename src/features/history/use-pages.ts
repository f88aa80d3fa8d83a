import { useCallback, useEffect, useRef, useState } from 'react'
import type { HistoryBook } from '@/store/history/book'
import { readHistory } from '@/store/history/keep'
import type { MatchHead } from '@/store/history/kept'
import { useHistory } from '@/store/history/use-history'
import { useAppDispatch } from '@/store/hooks'

const PAGE = 40

const readIds = (book: HistoryBook): Promise<readonly string[]> => book.ids()

/** The matches of this phone, the newest first, read as far as one has scrolled; undefined until the first are there. */
export function usePages() {
  const dispatch = useAppDispatch()
  const ids = useHistory(readIds)
  const [heads, setHeads] = useState<readonly MatchHead[] | undefined>(undefined)
  const reached = useRef(PAGE)
  const read = useCallback(
    (wanted: readonly string[]) => dispatch(readHistory((book) => book.heads(wanted))),
    [dispatch],
  )
  useEffect(() => {
    if (!ids) return
    let isWanted = true
    void read(ids.slice(0, reached.current)).then((found) => isWanted && setHeads(found))
    return () => {
      isWanted = false
    }
  }, [ids, read])
  const more = useCallback(() => {
    const from = reached.current
    if (!ids || from >= ids.length) return
    reached.current = from + PAGE
    void read(ids.slice(from, from + PAGE)).then((found) =>
      setHeads((known) => [...(known ?? []), ...found]),
    )
  }, [ids, read])
  return { heads, more }
}
