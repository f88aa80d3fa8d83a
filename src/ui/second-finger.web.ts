/** How far a finger may slip and still tap, in px. */
const SLIP = 12

/**
 * Browsers make no click of a tap while another finger is down: until the finger that holds is lifted, whatever the
 * others tap is clicked here. Returns the way to stop.
 */
export function clickForSecondFinger(holding: number): () => void {
  const downs = new Map<number, PointerEvent>()
  const down = (event: PointerEvent) => {
    if (event.pointerId !== holding) downs.set(event.pointerId, event)
  }
  const up = (event: PointerEvent) => {
    const start = downs.get(event.pointerId)
    downs.delete(event.pointerId)
    if (!start) return
    const slipped = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY)
    const under = document.elementFromPoint(event.clientX, event.clientY)
    if (slipped < SLIP && under instanceof HTMLElement) under.click()
  }
  window.addEventListener('pointerdown', down, true)
  window.addEventListener('pointerup', up, true)
  return () => {
    window.removeEventListener('pointerdown', down, true)
    window.removeEventListener('pointerup', up, true)
  }
}
