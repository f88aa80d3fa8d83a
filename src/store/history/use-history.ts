import { useEffect, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../hooks'
import type { HistoryBook } from './book'
import { readHistory } from './keep'
import { selectEdition } from './selectors'

/** What is read, the answer and the edition it was read from. */
interface Answer<T> {
  readonly value: T
  readonly read: (book: HistoryBook) => Promise<T>
}

/**
 * Something of the history, read again whenever it changes; undefined until it is there. The old answer stays while the
 * same question is asked of a new edition. Keep `read` the same between renders; null asks for nothing.
 */
export function useHistory<T>(read: ((book: HistoryBook) => Promise<T>) | null): T | undefined {
  const dispatch = useAppDispatch()
  const edition = useAppSelector(selectEdition)
  const [answer, setAnswer] = useState<Answer<T> | null>(null)
  useEffect(() => {
    if (!read) return
    let isWanted = true
    dispatch(readHistory(read)).then(
      (value) => isWanted && setAnswer({ value, read }),
      // What cannot be read is told by the notices.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [dispatch, read, edition])
  return answer?.read === read ? answer.value : undefined
}
