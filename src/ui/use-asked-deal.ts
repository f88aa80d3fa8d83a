import { useState } from 'react'

interface Asked<What> {
  /** Does a match wait whose place it would take? */
  readonly isWaiting: (what: What) => boolean
  readonly deal: (what: What) => void
  /** Goes on with the match that waits instead. */
  readonly goOn: (what: What) => void
}

/** Deals something in place of a match that may wait: then it is asked about first, by the sheet that these props are for. */
export function useAskedDeal<What>({ isWaiting, deal, goOn }: Asked<What>) {
  const [asked, setAsked] = useState<{ readonly what: What } | null>(null)
  const settle = (act: (what: What) => void) => () => {
    setAsked(null)
    if (asked) act(asked.what)
  }
  return {
    ask: (what: What): void => (isWaiting(what) ? setAsked({ what }) : deal(what)),
    asking: {
      visible: asked !== null,
      onClose: () => setAsked(null),
      onContinue: settle(goOn),
      onDeal: settle(deal),
    },
  }
}
