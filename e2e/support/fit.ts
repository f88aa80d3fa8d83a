import type { Page } from '@playwright/test'

/** A page of any browser. */
interface Evaluating {
  evaluate<T>(expression: string): Promise<T>
}

/** What a page shows that does not fit: text that is cut off, that runs out of its button, or beyond the screen. */
export const misfits = (page: Evaluating): Promise<readonly string[]> => page.evaluate(LOOK)

/** Text that is in no language's words: without the brackets that the pseudo-locale puts around each. */
export async function untranslated(page: Page, names: RegExp): Promise<readonly string[]> {
  const texts = await page.evaluate<readonly string[]>(TEXTS)
  return texts.filter((text) => /\p{L}{3}/u.test(text) && !text.includes('[') && !names.test(text))
}

/** Runs in the page; a string, because the compiler's helpers are not there. */
const VISIBLE = `
  const isShown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const visibleTexts = () => {
    const walker = document.createTreeWalker(document.getElementById('root'), NodeFilter.SHOW_TEXT)
    const found = []
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.data.trim() && isShown(node.parentElement)) found.push(node)
    return found
  }
`

const TEXTS = `(() => { ${VISIBLE} return visibleTexts().map((node) => node.data.trim()) })()`

/** Glyphs may reach a little beyond the line that they are set on. Lines of the log end in dots: the whole story is a press away. */
const LOOK = `(() => {
  ${VISIBLE}
  const SLACK = 2
  // Word by word: a space that hangs over the end of its line is no text.
  const boxOf = (node) => {
    const range = document.createRange()
    const words = [...node.data.matchAll(/\\S+/g)].map(({ index, 0: word }) => {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      return range.getBoundingClientRect()
    })
    const left = Math.min(...words.map((word) => word.left))
    const right = Math.max(...words.map((word) => word.right))
    const top = Math.min(...words.map((word) => word.top))
    const bottom = Math.max(...words.map((word) => word.bottom))
    return { left, right, top, bottom, width: right - left }
  }
  const isCut = (element) => {
    const { textOverflow, webkitLineClamp, fontSize } = getComputedStyle(element)
    if (textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1) return true
    return webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + Math.max(6, 0.2 * parseFloat(fontSize))
  }
  const canScroll = (overflow) => overflow === 'auto' || overflow === 'scroll'
  const cuts = (overflow) => overflow === 'hidden' || overflow === 'clip'
  const problem = (node) => {
    const box = boxOf(node)
    if (box.width === 0 || node.parentElement.closest('[role="log"]')) return null
    const size = parseFloat(getComputedStyle(node.parentElement).fontSize)
    const rise = Math.max(6, 0.35 * size)
    const slack = Math.max(SLACK, 0.15 * size)
    if (isCut(node.parentElement)) return 'is cut off'
    let scrollsX = false
    let scrollsY = false
    for (let around = node.parentElement; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around)
      const room = around.getBoundingClientRect()
      scrollsX ||= canScroll(style.overflowX)
      scrollsY ||= canScroll(style.overflowY)
      const isWide = box.left < room.left - slack || box.right > room.right + slack
      const isTall = box.top < room.top - rise || box.bottom > room.bottom + rise
      const isControl = ['button', 'radio', 'switch'].includes(around.getAttribute('role'))
      if (!scrollsX && isWide && (cuts(style.overflowX) || isControl)) return isControl ? 'runs out of its button' : 'is clipped'
      if (!scrollsY && isTall && (cuts(style.overflowY) || isControl)) return isControl ? 'is too tall for its button' : 'is clipped'
    }
    if (!scrollsX && (box.left < -SLACK || box.right > innerWidth + SLACK)) return 'runs beyond the screen'
    return null
  }
  const lines = visibleTexts().map((node) => {
    const found = problem(node)
    return found && '"' + node.data.trim() + '" ' + found
  })
  return [...new Set(lines.filter(Boolean))]
})()`

/** For a page: as a browser is set whose owner wants letters of twice the size. */
export const TWICE = `
  const grow = new MutationObserver(() => {
    if (!document.documentElement) return
    document.documentElement.style.fontSize = '32px'
    grow.disconnect()
  })
  grow.observe(document, { childList: true })
`
