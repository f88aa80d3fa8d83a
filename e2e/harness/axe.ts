import type { Page } from '@playwright/test'
import { source, type AxeResults } from 'axe-core'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Every breach of WCAG 2.2 AA that axe finds on the page as it stands, with the places. */
export async function axeViolations(page: Page): Promise<readonly string[]> {
  await page.evaluate(source)
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(document, { runOnly: ${JSON.stringify(standards)} })`,
  )
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.map(
      (node) => `    ${node.target.join(' ')}\n      ${node.failureSummary ?? ''}`,
    )
    return `${id}: ${help}\n${places.join('\n')}`
  })
}
