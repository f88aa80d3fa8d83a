import type { TFunction } from 'i18next'
import type { ComponentType, ReactNode } from 'react'
import type { Seat } from '@/core/game'
import type { Rng } from '@/core/rng'
import type { Personality as Temper } from '@/family/tempers'
import type { Winner } from '@/family/winning'
import type {
  ActionOf,
  EndingOf,
  EventOf,
  GameId,
  GroundOf,
  OptionsOf,
  RecapOf,
  RecordOf,
  ReviewOf,
  ShiftOf,
  ViewOf,
  WatchableOf,
} from '@/games'
import type { Counted } from '@/store/history/statistics'
import type { Room as WordsRoom } from '@/i18n'
import type { matchStarted } from '@/store/match/slice'
import type { Table as TableInStore } from '@/store/match/table'
import type { Player, Setup } from '@/store/setup/slice'
import type { CharacterId, Lazy, RoleId } from '@/ui'
import type { Box, Seating, TableLayout, TableSpace } from '@/ui/table'
import type { Ledger, LedgerProps } from './ledger'
import type { Passed, ReflexSheetProps } from './passed'
import type { COACH_WORDS, RESULT_WORDS, STORY_WORDS } from './words'

export type { Ledger, LedgerProps, ReflexSheetProps }

/**
 * What a game looks like: all that the shells in `features`, which know no game, need of it. Whatever is needed only in one
 * room comes when that room is entered.
 */
export interface Face<G extends GameId> {
  readonly game: G
  readonly pace: Pace<G>
  readonly story: Story<G>
  readonly table: Table<G>
  readonly setUp: SetUp<G>
  readonly result: Result<G>
  /** What a character can do in this game, and how a bot of some temper likes to play it, in a sentence or two. */
  readonly abilityOf: (character: CharacterId, t: TFunction<['characters', 'cards']>) => string
  readonly temperOf: (temper: Temper, t: TFunction<['common', 'cards']>) => string
  /** The game's own words, fetched when it is entered; null where all words are there from the start. */
  readonly words: WordsRoom | null
  /** Rooms that a game need not have: null then, and left out in `rooms.ts`, so that no door leads there. */
  readonly ledger: Lazy<Ledger> | null
  readonly lesson: Lazy<Lesson<G>> | null
  /** Hints for the matches after the lesson; each is shown once. */
  readonly tips: readonly string[]
  readonly rulebook: Lazy<Rulebook> | null
  readonly coach: Lazy<Coach<G>> | null
  readonly companion: Lazy<Companion> | null
}

/** How a reader knows everybody: by name, and themselves as "you". */
export interface Reader {
  readonly own: Seat | null
  readonly nameOf: (seat: Seat) => string
}

/** Who is at the table, as far as the pace is concerned. */
export interface Audience {
  readonly isBot: (seat: Seat) => boolean
}

/** A piece of the story that is shown at once: one event, or several that happen together. */
export interface Beat<G extends GameId> {
  readonly events: readonly EventOf<G>[]
  /** How long it is shown at speed ×1, in ms. */
  readonly ms: number
  /** The table changes as the beat begins, or once it has been shown. */
  readonly changes: 'first' | 'last'
  /** It is over as soon as the board says that everything lies still; `ms` is only the longest that it may take. */
  readonly isOpen: boolean
  /** It ends the match or the owner's part in it: whom it fells. The shell has it told in slow motion. */
  readonly fells?: readonly Seat[]
}

/** A beat on the screen; `key` tells it from every other. */
export interface Cue<G extends GameId> extends Beat<G> {
  readonly key: number
  /** How long it really takes at the present speed. */
  readonly shownMs: number
}

/** How long everything takes, in play and when it is watched again. */
export interface Pace<G extends GameId> {
  readonly nextBeat: (
    log: readonly EventOf<G>[],
    from: number,
    audience: Audience,
  ) => Beat<G> | null
  /** How long a moment is looked at when a match is watched again, at ×1; null is the deal. */
  readonly watchedFor: (event: EventOf<G> | null) => number
  /** A view after some more of its story. */
  readonly evolved: (view: ViewOf<G>, events: readonly EventOf<G>[]) => ViewOf<G>
}

/** What every table of the family has, whatever the game: the shells read no more of a view than this. */
export interface TableFacts {
  readonly turn: Seat
  readonly round: number
  /** Who began. */
  readonly first: Seat
  readonly winner: Winner | null
  /** Who is asked now. */
  readonly asked: Seat | null
  readonly roles: readonly RoleId[]
  readonly characters: readonly (CharacterId | null)[]
  readonly life: readonly number[]
  readonly maxLife: readonly number[]
  readonly alive: readonly boolean[]
  /** All cards lie open from the start. */
  readonly isOpen: boolean
}

/** Words that a story may be told in: those that every game shares, and a game's own. */
export type StoryWords = TFunction<typeof STORY_WORDS>

/** A reader, and the words that a story is told in. */
export interface Teller extends Reader {
  readonly t: StoryWords
}

/** What happened in somebody's turn, or as much of it as has been told. */
export interface Turn<G extends GameId> {
  /** Where it begins in the log; −1 for the first, which began with the deal. */
  readonly key: number
  readonly seat: Seat
  readonly events: readonly EventOf<G>[]
  /** Who was still in the game when it began. */
  readonly alive: readonly boolean[]
}

/** Something that was done in a turn, as one would tell it afterwards: "Bo shot Rosa twice, right past you." */
export interface Deed {
  /** A whole sentence. */
  readonly text: string
  /** Everybody whom it is about, the one who did it first. */
  readonly seats: readonly Seat[]
  /** Whose life it changed. */
  readonly changes: readonly LifeChange[]
  /** It changes the game, whoever it is about. */
  readonly isTurningPoint: boolean
}

export interface LifeChange {
  readonly seat: Seat
  readonly amount: number
  /** Who or what did it, in a word: a name, "attack". */
  readonly source: string
}

/** A match in words: event by event, and summed up turn by turn. */
export interface Story<G extends GameId> {
  /** The first turn began with the deal, before there was a log. */
  readonly begin: (first: Seat) => EventOf<G>
  /** An event as a line, told once if it happened so many times; null for what needs no words. */
  readonly line: (event: EventOf<G>, teller: Teller, times?: number) => string | null
  /** A turn summed up, in the order in which it happened. What is still to come changes no sentence but the last ones. */
  readonly deedsOf: (turn: Turn<G>, teller: Teller) => readonly Deed[]
  /** The dice or cards that a turn came to, in small. */
  readonly Pieces: ComponentType<{ readonly turn: Turn<G>; readonly size: number }>
  /** Does an event say the same again? Then one line tells both. */
  readonly isRepeat: (event: EventOf<G>, before: EventOf<G>) => boolean
  readonly isTurn: (event: EventOf<G>) => boolean
  /** It changes the game, whoever it is about. */
  readonly isTurningPoint: (event: EventOf<G>) => boolean
  /** Who falls by it; null for nobody. */
  readonly fallenBy: (event: EventOf<G>) => Seat | null
  /** Somebody is wounded by it. */
  readonly isBlow: (event: EventOf<G>) => boolean
  readonly endsMatch: (event: EventOf<G>) => boolean
  /** Everybody whom it is about. */
  readonly seatsOf: (event: EventOf<G>) => readonly Seat[]
}

/** What the table's shell shares with the game that is played on it. */
export interface SharedTable<G extends GameId> {
  /** The table as far as its story has been told, and the beat that is being told. */
  readonly view: ViewOf<G>
  readonly cue: Cue<G> | null
  readonly hasCaughtUp: boolean
  /** The seat with whose eyes the screen looks; null when the phone is passed around. */
  readonly own: Seat | null
  /** Hands are secret and the phone is passed around: who has it, and whether their hand is up. Null otherwise. */
  readonly passed: Passed | null
  /** A person is asked on this phone, and has seen what led to it. */
  readonly isAsked: boolean
  /** All that may be answered; empty unless a person is asked. */
  readonly legal: readonly ActionOf<G>[]
  /** What people of this phone may do out of turn while somebody else decides; empty nearly always. */
  readonly interjections: readonly ActionOf<G>[]
  /** It is the turn of a person who plays on this phone. */
  readonly isPersonsTurn: boolean
  /** Something lies over the table. */
  readonly isCovered: boolean
  /** There is little room: one line a key. */
  readonly isTight: boolean
  /** Who stands in the light while who won is told; the others lie under a scrim. Null: everybody, as ever. */
  readonly lit: readonly Seat[] | null
  readonly seating: Seating
  readonly nameOf: (seat: Seat) => string
  readonly isThinking: (seat: Seat) => boolean
  /** What somebody says hangs over the seats. */
  readonly speech: ReactNode
  /** The board says that everything lies still. */
  readonly settled: () => void
  readonly skip: () => void
  /** Who is that? */
  readonly askAbout: (seat: Seat) => void
  /** Says in passing why something cannot be done. */
  readonly say: (text: string) => void
}

/** What the rail says: who must do what. `lead` is said with stress. */
export interface Prompt {
  readonly lead?: string
  readonly text: string
  /** Beside the lead: the same in signs. */
  readonly signs?: ReactNode
  /** It is about one's life: a screen reader says it at once. */
  readonly isUrgent?: boolean
}

/** The game's half of the table screen. */
export interface TableParts<G extends GameId> {
  readonly board: ReactNode
  readonly tray: ReactNode
  /** What flies over it all. */
  readonly effects: ReactNode
  /** What is asked on this phone now, a new object for each question; null while nothing is. */
  readonly question: object | null
  readonly prompt: Prompt | null
  /** Beside the prompt: what may be done whoever decides; null nearly always. */
  readonly aside: ReactNode
  /** The game's own pieces lie over the middle of the table: nothing else may. */
  readonly isMiddleTaken?: boolean
  /** What whoever is on turn is busy with, to be said instead of whose turn it is. */
  readonly busy: string | null
  /** Keys to answer with; null while nothing is asked. */
  readonly keys: ReactNode
  /** Keys for one's own turn while its story is told. */
  readonly idleKeys: ReactNode
  /** What has been chosen so far: the coach says what it is worth. */
  readonly halfChoice: ActionOf<G> | null
}

/** A match once more, moment by moment. */
export interface Moment<G extends GameId> {
  /** The turn it belongs to, counted from 1 over the whole match. */
  readonly turn: number
  /** Null for the deal, and for what people at a real table set by hand. */
  readonly event: EventOf<G> | null
  readonly state: ViewOf<G>
  /** At a real table: what was entered there, where the story has no words for it. */
  readonly words?: (teller: Teller) => string
}

export interface StillTableProps<G extends GameId> {
  readonly moment: Moment<G>
  readonly layout: TableLayout
  /** Who sits at the near edge. */
  readonly near: Seat
  readonly nameOf: (seat: Seat) => string
  /** What happens is played, by the number of the moment; null shows only how it lies. */
  readonly played: number | null
  readonly speed: number
  readonly seatHint: string
  readonly onSeat: (seat: Seat) => void
}

/** The table that a match is played on and watched on. */
export interface Table<G extends GameId> {
  /** Where everything lies on a screen of some size. */
  readonly layout: (space: TableSpace) => TableLayout
  readonly factsOf: (view: ViewOf<G>) => TableFacts
  /** The same table with these cards lying open, by seat: at the showdown, one by one, and for whoever is out and looks on. */
  readonly withRoles: (view: ViewOf<G>, roles: readonly RoleId[]) => ViewOf<G>
  /** The same table with the hand of whoever has the phone, who has seen it all; for games in which hands are secret. */
  readonly withHand?: (view: ViewOf<G>, seen: ViewOf<G>) => ViewOf<G>
  /** What somebody must answer, told on the curtain that calls them; null for their own turn. */
  readonly callOf?: (view: ViewOf<G>, teller: Teller) => string | null
  /** What people can leave to be answered for them, where the phone is passed around. */
  readonly ReflexSheet?: ComponentType<ReflexSheetProps>
  /** What stands on a seat's sheet besides its life and role. */
  readonly seatLines: (view: ViewOf<G>, seat: Seat, t: StoryWords) => readonly string[]
  readonly useTable: (shared: SharedTable<G>) => TableParts<G>
  /** Nobody plays here any more: how it lay, and what happened. */
  readonly StillTable: ComponentType<StillTableProps<G>>
  /** With the eyes of a seat, or with all cards open. */
  readonly momentsOf: (record: WatchableOf<G>, eyes?: Seat | null) => readonly Moment<G>[]
  /** The moment at which the n-th action of the record was still to come. */
  readonly momentBefore: (record: WatchableOf<G>, action: number) => number
}

/** What can be set before a match: whatever the game itself decides. */
export interface SetUp<G extends GameId> {
  /** How many can play, and how many a first table has. */
  readonly seats: { readonly least: number; readonly most: number; readonly first: number }
  /** How many of each role a number of players is dealt. */
  readonly roleCounts: (seats: number) => Readonly<Record<Exclude<RoleId, 'hidden'>, number>>
  /** Those who can be played, with the life they begin with. */
  readonly characters: readonly { readonly id: CharacterId; readonly life: number }[]
  /** How well bots can play, the weakest first, and how they may like to. */
  readonly levels: readonly Extract<Player, { kind: 'bot' }>['level'][]
  readonly tempers: readonly Temper[]
  readonly defaultOptions: OptionsOf<G>
  /** By which rules, in a word or two. */
  readonly useOptionsName: (options: Partial<OptionsOf<G>>) => string
  /** Sets every rule that can be played in more than one way. */
  readonly OptionsSheet: ComponentType<{
    readonly visible: boolean
    readonly options: OptionsOf<G>
    readonly onChange: (options: OptionsOf<G>) => void
    readonly onClose: () => void
  }>
}

export type ResultWords = TFunction<typeof RESULT_WORDS>

/** A match that is over, and how its company plays once more. */
export interface Rematched<G extends GameId> {
  readonly table: Pick<TableInStore<G>, 'mode' | 'players' | 'match'>
  /** The last set-up of its mode: who was chosen there stays chosen. */
  readonly setup: Setup | null
  /** As it sits, everybody but the owner moved on by a seat, or with the star moved on. */
  readonly way: 'same' | 'rotated' | 'star'
  /** Who survived and keeps their character. */
  readonly keeping: readonly Seat[]
}

/** A match that is over, and who looks at it. */
export interface ClosingProps<G extends GameId> {
  readonly record: RecordOf<G>
  readonly recap: RecapOf<G>
  readonly own: Seat | null
  readonly nameOf: (seat: Seat) => string
}

/** What can be told of a seat long after the match. */
export type PastCount = Extract<Counted, 'dealt' | 'lost' | 'drunk' | 'arrows' | 'dodged' | 'kills'>

/** How a match came out. */
export interface Result<G extends GameId> {
  readonly recapOf: (record: RecordOf<G>) => RecapOf<G>
  /** Who was who, by seat. */
  readonly charactersOf: (record: RecordOf<G>) => readonly (CharacterId | null)[]
  /** Why it ended, in one sentence. */
  readonly reasonOf: (ending: EndingOf<G>, reader: Reader & { readonly t: ResultWords }) => string
  /** What a seat is remembered for. */
  readonly awardsOf: (recap: RecapOf<G>, seat: Seat, t: ResultWords) => readonly string[]
  /** What it did and suffered, in numbers. */
  readonly factsOf: (
    recap: RecapOf<G>,
    seat: Seat,
    t: ResultWords,
  ) => readonly { readonly label: string; readonly value: number }[]
  /** What a past match says of each seat: the counts that this game knows. */
  readonly counts: readonly PastCount[]
  /** What the end hung on, and what else is worth a look; null where the standings say it all. */
  readonly Closing: ComponentType<ClosingProps<G>> | null
  /** The rules know series: whoever survived may keep their character, and the star may move on. */
  readonly hasSeries: boolean
  readonly rematch: (old: Rematched<G>, rng: Rng) => Parameters<typeof matchStarted>[0]
}

export interface CoachReader extends Reader {
  readonly t: CoachWords
}

export type CoachWords = TFunction<typeof COACH_WORDS>

/** Advice, doubts and second thoughts in a game's own words and pictures. */
export interface Coach<G extends GameId> {
  /** Actions that belong together, in a few words: "Keep these, roll 2". */
  readonly moveWords: (
    actions: readonly ActionOf<G>[],
    reader: CoachReader & { readonly view: ViewOf<G> },
  ) => string
  /** The dice or cards that actions are about, in small. */
  readonly Pieces: ComponentType<{
    readonly actions: readonly ActionOf<G>[]
    readonly view: ViewOf<G>
    readonly size: number
  }>
  /** Their names for those who listen, where the words only say "these". */
  readonly pieceWords: (
    actions: readonly ActionOf<G>[],
    view: ViewOf<G>,
    t: CoachWords,
  ) => readonly string[]
  /** Whose victory chances are about. */
  readonly stakeOf: (view: ViewOf<G>, own: Seat) => 'law' | 'outlaws' | 'own'
  /** A reason as a sentence, and the drawing that it is known by. */
  readonly whyWords: (ground: GroundOf<G>, reader: CoachReader) => string
  readonly WhySign: ComponentType<{ readonly ground: GroundOf<G>; readonly size: number }>
  /** What somebody did that made others think. */
  readonly deedWords: (shift: ShiftOf<G>, reader: CoachReader, tell: StoryWords) => string
  /** How chance treated those who played, beside what it does on average. */
  readonly Luck: ComponentType<{ readonly review: ReviewOf<G>; readonly name: string }>
}

/** A page of a game's rulebook, as its contents and its search know it. */
export interface RulePage {
  /** Its name in addresses. */
  readonly id: string
  readonly title: string
  /** Everything that it says. */
  readonly texts: readonly string[]
}

export interface RuleSection {
  readonly id: string
  readonly title: string
  /** The size of each picture, where they stand side by side instead of in a list. */
  readonly pictureSize: number | null
  readonly pages: readonly RulePage[]
}

/** What a game's rulebook says. */
export interface Rulebook {
  /** The words that its pages are written in: they are there before any of them is shown. */
  readonly words: readonly WordsRoom[]
  /** In the order of the contents, in the language that is spoken now. */
  readonly useSections: () => readonly RuleSection[]
  readonly isPage: (id: string) => boolean
  /** All of a page below its head. */
  readonly Body: ComponentType<{ readonly id: string }>
  /** The drawing that a page is known by, if it has one. */
  readonly Picture: ComponentType<{ readonly id: string; readonly size: number }>
}

/** The companion of a printed game: a table set up, in play, and looked back on. */
export interface Companion {
  readonly SetUp: ComponentType
  readonly Board: ComponentType
}

/** Something that the lesson says. */
export interface LessonStep {
  readonly id: string
  /** How many choices have been made when it is read. */
  readonly at: number
  readonly title: string
  readonly text: string
  /** What the learner has to do; null while others play. */
  readonly task: string | null
  /** Where on the table lies what it is about, the most important first: that stays in sight. */
  readonly aboutOn: (layout: TableLayout) => readonly Box[]
  /** Where on the table lies what it says to tap: that is lit. */
  readonly litOn: (layout: TableLayout) => readonly Box[]
}

/** A first match with everything loaded, and tips for those after it. */
export interface Lesson<G extends GameId> {
  /** The words that it is told in, besides those of the shell. */
  readonly words: readonly WordsRoom[]
  /** Over the invitation. */
  readonly Picture: ComponentType
  /** What it is, before one sits down. */
  readonly useInvitation: () => { readonly lead: string; readonly points: readonly string[] }
  /** In the order in which they are read, in the language that is spoken now. */
  readonly useSteps: () => readonly LessonStep[]
  /** The tip that the table gives reason for now, if it was not shown before. */
  readonly tipFor: (view: ViewOf<G>, own: Seat | null, shown: readonly string[]) => string | null
  readonly useTip: (tip: string | null) => string
}
