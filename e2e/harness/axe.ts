import { source, type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** A sheet that another one takes the place of: no dialog any more, but not gone yet. */
const LEAVING_SHEET = '[aria-modal="true"]:not([role])'

/** Fails with every breach of WCAG 2.2 AA that axe finds on the page as it stands. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await page.waitForFunction(`!document.querySelector('${LEAVING_SHEET}')`)
  await page.evaluate(source)
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(document, { runOnly: ${JSON.stringify(standards)} })`,
  )
  if (violations.length === 0) return
  const problems = violations.map(({ id, help, nodes }) => {
    const places = nodes.map(
      (node) => `    ${node.target.join(' ')}\n      ${node.failureSummary ?? ''}`,
    )
    return `  ${id}: ${help}\n${places.join('\n')}`
  })
  throw new Error(`axe found ${violations.length} problem(s):\n${problems.join('\n')}`)
}
