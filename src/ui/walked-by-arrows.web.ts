import type { KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
}

/** For a group of radios: the arrow keys go to the next one and choose it, as in any form. */
export const walkedByArrows: object = {
  onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const by = STEPS[event.key]
    if (by === undefined) return
    const radios = [
      ...event.currentTarget.querySelectorAll<HTMLElement>(
        '[role="radio"]:not([aria-disabled="true"])',
      ),
    ]
    const now = radios.findIndex((radio) => radio === document.activeElement)
    const next = radios[(now + by + radios.length) % radios.length]
    if (now < 0 || !next) return
    event.preventDefault()
    next.focus()
    next.click()
  },
}
