import { error, type WebDriver, type WebElement } from 'selenium-webdriver'

const ROLES = {
  button: 'button, [role="button"]',
  heading: 'h1, h2, h3, [role="heading"]',
  radio: '[role="radio"]',
  textbox: 'input, textarea',
} as const

/** Something on the page: by test id, or by its role and its name. */
export type Target = string | readonly [role: keyof typeof ROLES, name: string | RegExp]

/** How long anything may take, in milliseconds: it only ends what hangs. */
const PATIENCE = 60_000

/** Moves that a drag is made of. */
const STEPS = 10

/** Runs in the page: the first thing of that kind and name that can be seen, on the sheet if there is one. */
const FIND = `
  const [css, source] = arguments
  const name = new RegExp(source, 'u')
  const sheet = [...document.querySelectorAll('[aria-modal="true"][role]')].at(-1)
  return [...(sheet ?? document).querySelectorAll(css)].find((element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[inert]') &&
    name.test(element.getAttribute('aria-label') ?? element.innerText)) ?? null
`

/** Runs in the page: may this be pressed, and does it stay where it is for two frames? */
const HOLDS_STILL = `
  const [element, done] = arguments
  if (element.getAttribute('aria-disabled') === 'true') done(false)
  const place = () => JSON.stringify(element.getBoundingClientRect())
  const before = place()
  requestAnimationFrame(() => requestAnimationFrame(() => done(place() === before)))
`

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function queryOf(target: Target): [css: string, name: string] {
  if (typeof target === 'string') return [`[data-testid="${target}"]`, '']
  const [role, name] = target
  return [ROLES[role], typeof name === 'string' ? `^${escaped(name)}$` : name.source]
}

/** Something cannot be pressed yet: it slides, or waits for what was just written. */
class Moving extends Error {}

/** What says that the page changed under our finger; a moment later the press may succeed. */
const isPassing = (problem: unknown): boolean =>
  problem instanceof Moving ||
  problem instanceof error.StaleElementReferenceError ||
  problem instanceof error.ElementClickInterceptedError ||
  problem instanceof error.ElementNotInteractableError

/** A page in WebKit, used as a person would use it. Whatever is looked for is waited for. */
export class WebkitPage {
  constructor(
    private readonly driver: WebDriver,
    private readonly url: string,
  ) {}

  async open(route = '/'): Promise<void> {
    await this.driver.get(this.url + route)
    await this.see(['button', /./])
    await this.evaluate('document.fonts.ready.then(() => true)')
  }

  async reload(): Promise<void> {
    await this.driver.navigate().refresh()
  }

  /** What an expression is worth in the page. */
  evaluate<T>(expression: string): Promise<T> {
    return this.driver.executeScript<T>(`return ${expression}`)
  }

  /** What the app has kept under a key. */
  async kept(key: string): Promise<string> {
    return (await this.evaluate<string | null>(`localStorage.getItem('${key}')`)) ?? ''
  }

  async path(): Promise<string> {
    return new URL(await this.driver.getCurrentUrl()).pathname
  }

  private find(target: Target): Promise<WebElement | null> {
    return this.driver.executeScript<WebElement | null>(FIND, ...queryOf(target))
  }

  async isSeen(target: Target): Promise<boolean> {
    return (await this.find(target)) !== null
  }

  /** Waits until one of some things is there, and says which. */
  async see<T extends Target>(...targets: readonly T[]): Promise<T> {
    return this.until(
      async () => {
        for (const target of targets) if (await this.isSeen(target)) return target
        return null
      },
      `one of ${JSON.stringify(targets.map(queryOf))}`,
    )
  }

  async gone(target: Target): Promise<void> {
    await this.until(async () => !(await this.isSeen(target)), `no ${queryOf(target).join(' ')}`)
  }

  async press(target: Target): Promise<void> {
    await this.try(target, async (element) => {
      if (!(await this.driver.executeAsyncScript<boolean>(HOLDS_STILL, element))) throw new Moving()
      await element.click()
    })
  }

  async write(target: Target, text: string): Promise<void> {
    await this.try(target, async (element) => {
      await element.clear()
      await element.sendKeys(text)
    })
  }

  /** Holds a finger on something while something else is done. */
  async hold(target: Target, meanwhile: () => Promise<void>): Promise<void> {
    await this.try(target, (origin) => this.driver.actions().move({ origin }).press().perform())
    await meanwhile()
    await this.driver.actions().release().perform()
  }

  /** Draws a finger from one thing to another, on a way of several steps as fingers do. */
  async drag(from: Target, to: Target): Promise<void> {
    const [start, end] = [await this.middleOf(from), await this.middleOf(to)]
    const finger = this.driver.actions().move(start).press()
    for (let step = 1; step <= STEPS; step++) {
      const way = (a: number, b: number) => Math.round(a + ((b - a) * step) / STEPS)
      finger.move({ x: way(start.x, end.x), y: way(start.y, end.y), duration: 20 })
    }
    await finger.release().perform()
  }

  private async middleOf(target: Target): Promise<{ x: number; y: number }> {
    const { x, y, width, height } = await this.try(target, (element) => element.getRect())
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
  }

  textOf(target: Target): Promise<string> {
    return this.try(target, (element) => element.getText())
  }

  /** What something says of itself to a screen reader. */
  async labelOf(target: Target): Promise<string> {
    const label = await this.try(target, (element) => element.getAttribute('aria-label'))
    return label ?? ''
  }

  async isEnabled(target: Target): Promise<boolean> {
    return this.try(
      target,
      async (element) => (await element.getAttribute('aria-disabled')) !== 'true',
    )
  }

  /** Waits until something comes true, and gives it. */
  async until<T>(
    condition: () => Promise<T | null | false>,
    what: string,
    patience = PATIENCE,
  ): Promise<T> {
    const missing = `Not seen: ${what}.`
    const found = await this.driver.wait(condition, patience, missing)
    if (found === null || found === false) throw new Error(missing)
    return found
  }

  /** Uses something as soon as it is there and holds still. */
  private async try<T>(target: Target, action: (element: WebElement) => Promise<T>): Promise<T> {
    const { result } = await this.until(async () => {
      try {
        const element = await this.find(target)
        return element && { result: await action(element) }
      } catch (problem) {
        if (isPassing(problem)) return null
        throw problem
      }
    }, queryOf(target).join(' '))
    return result
  }
}
