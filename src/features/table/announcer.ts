/** A line of the story as it is told to a screen reader. */
export interface ToldLine {
  /** Its place in the story; a line that grows keeps it. */
  readonly key: number
  readonly text: string
  /** It is about the listener, or changes the game: the last to be left out. */
  readonly matters: boolean
}

/** Events that come together are told together. */
const GATHER = 200
/** A calm voice: about fifteen letters a second, and a breath. */
const LETTER = 65
const BREATH = 300
/** What is told at once takes no longer, so that the voice is never further behind. */
const LONGEST = 4000

/** How long a voice needs for a text, in milliseconds. */
export const readingTime = (text: string): number => BREATH + LETTER * text.length

const joined = (lines: readonly ToldLine[]): string => lines.map(({ text }) => text).join(' ')

/** As much as can be told in time: what matters least goes first, and of that the oldest. */
function inTime(lines: readonly ToldLine[]): readonly ToldLine[] {
  const kept = [...lines]
  while (kept.length > 1 && readingTime(joined(kept)) > LONGEST) {
    const least = kept.findIndex(({ matters }) => !matters)
    kept.splice(Math.max(0, least), 1)
  }
  return kept
}

/**
 * Tells the story to a screen reader at a pace that can be followed: while one announcement is being read, what happens
 * meanwhile is gathered and told as the next one. A question is not kept waiting.
 */
export class Announcer {
  private waiting: readonly ToldLine[] = []
  private newest: ToldLine | null = null
  private timer: ReturnType<typeof setTimeout> | null = null

  constructor(private readonly say: (text: string, isUrgent: boolean) => void) {}

  /** The story as it stands now. What was there when the listener came is history; what is taken back is forgotten. */
  follow(story: readonly ToldLine[]): void {
    const { newest } = this
    const last = story.at(-1) ?? null
    this.newest = last
    if (!newest || !last) return
    const fresh = story.filter(
      ({ key, text }) => key > newest.key || (key === newest.key && text !== newest.text),
    )
    const replaced = new Set(fresh.map(({ key }) => key))
    const old = this.waiting.filter(({ key }) => key <= last.key && !replaced.has(key))
    this.waiting = [...old, ...fresh]
    if (this.waiting.length > 0) this.timer ??= setTimeout(() => this.tell(), GATHER)
  }

  /** Asks at once, after whatever has not been told yet; what is urgent interrupts even that which is being read. */
  ask(question: string, isUrgent = false): void {
    this.stop()
    this.tell(question, isUrgent)
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
  }

  private tell(question = '', isUrgent = false): void {
    const text = [joined(inTime(this.waiting)), question].filter((part) => part !== '').join(' ')
    this.waiting = []
    this.timer = null
    if (text === '') return
    this.say(text, isUrgent)
    this.timer = setTimeout(() => this.tell(), readingTime(text))
  }
}
