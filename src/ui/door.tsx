import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useTranslation } from '@/i18n'
import { NotLoaded } from './not-loaded'
import { Page } from './page'
import { Screen, type GroundKind } from './screen'

/** Something that is fetched when it is first wanted, and stays. */
export interface Lazy<T> {
  readonly load: () => Promise<T>
  /** Null until it has come. */
  readonly arrived: () => T | null
}

/** What failed to come is fetched again the next time. */
export function lazy<T>(fetch: () => Promise<T>): Lazy<T> {
  let value: T | null = null
  let coming: Promise<T> | null = null
  const load = async (): Promise<T> => {
    try {
      return (value = await (coming ??= fetch()))
    } catch (failure) {
      coming = null
      throw failure
    }
  }
  return { load, arrived: () => value }
}

/** Fetches something as long as it is wanted; null until it is there. */
function useArrival<T>(of: Lazy<T>) {
  const [state, setState] = useState<'coming' | 'here' | 'failed'>('coming')
  const value = of.arrived()
  const isWaiting = value === null && state === 'coming'
  useEffect(() => {
    if (!isWaiting) return undefined
    let isWanted = true
    of.load().then(
      () => isWanted && setState('here'),
      () => isWanted && setState('failed'),
    )
    return () => {
      isWanted = false
    }
  }, [of, isWaiting])
  return { value, hasFailed: state === 'failed', retry: () => setState('coming') }
}

interface WaitingProps<T> {
  readonly for: Lazy<T>
  /** What is there until then. */
  readonly fallback?: ReactNode
  /** It was asked for and could not be fetched. */
  readonly onFailed?: () => void
  readonly children: (part: T) => ReactNode
}

/** A part of a screen that comes later; without it the rest of the screen is good enough. */
export function Waiting<T>({ for: part, fallback = null, onFailed, children }: WaitingProps<T>) {
  const { value, hasFailed } = useArrival(part)
  const tellFailed = useEffectEvent(() => onFailed?.())
  useEffect(() => {
    if (hasFailed) tellFailed()
  }, [hasFailed])
  return value === null ? fallback : children(value)
}

interface DoorProps<T> {
  readonly to: Lazy<T>
  /** What is seen until it has come. */
  readonly ground?: GroundKind
  readonly children: (room: T) => ReactNode
}

/**
 * A room that is loaded when somebody comes; until then there is bare ground. What cannot be fetched says so and is asked
 * for again. Not by way of Suspense: that leaves a ground that has once been shown standing for 300 ms, however soon the
 * room is there.
 */
export function Door<T>({ to, ground = 'bare', children }: DoorProps<T>) {
  const { value: room, hasFailed, retry } = useArrival(to)
  if (room !== null) return children(room)
  return hasFailed ? <Unreachable onRetry={retry} /> : <Screen ground={ground} />
}

/** A part of the app that is not on this device and could not be fetched. */
function Unreachable({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <Screen>
      <Page title={t('appName')} column="form">
        <NotLoaded onRetry={onRetry} />
      </Page>
    </Screen>
  )
}
