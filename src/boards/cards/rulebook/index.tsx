import { useMemo } from 'react'
import type { Rulebook } from '../../face'
import { leaves } from '@/i18n/leaves'
import { ChapterBody, QuestionsBody, RoleBody } from './bodies'
import { CharacterBody } from './character-body'
import { ENTRIES, SECTION_IDS, entryOf, type SectionId } from './entries'
import { KindBody } from './kind-body'
import { OptionBody } from './option-body'
import { EntryPicture } from './pictures'
import { SummaryPage } from './summary-page'
import { SymbolsPage } from './symbols-page'
import { textsOf, titleOf, useBookWords } from './use-texts'

/** Sections of pictures side by side, and how large these are. */
const PICTURES: Readonly<Partial<Record<SectionId, number>>> = {
  kinds: 64,
  roles: 56,
  characters: 72,
}

/** What the rulebook of the card game says. */
export const rulebook: Rulebook = {
  words: ['cards', 'cardsBook'],
  useSections: () => {
    const t = useBookWords()
    return useMemo(
      () =>
        SECTION_IDS.map((id) => ({
          id,
          title: t(`sections.${id}`),
          pictureSize: PICTURES[id] ?? null,
          pages: ENTRIES.filter(({ section }) => section === id).map((entry) => ({
            id: entry.id,
            title: titleOf(entry, t),
            texts: leaves(textsOf(entry, t)),
          })),
        })),
      [t],
    )
  },
  isPage: (id) => entryOf(id) !== null,
  Body,
  Picture,
}

function Body({ id }: { readonly id: string }) {
  const entry = entryOf(id)
  switch (entry?.section) {
    case 'chapters':
      return <ChapterBody id={entry.id} />
    case 'kinds':
      return <KindBody id={entry.id} />
    case 'roles':
      return <RoleBody id={entry.id} />
    case 'characters':
      return <CharacterBody id={entry.id} />
    case 'options':
      return <OptionBody id={entry.id} />
    case 'help':
      return <HelpBody id={entry.id} />
    case undefined:
      return null
  }
}

function HelpBody({ id }: { readonly id: 'summary' | 'symbols' | 'questions' }) {
  switch (id) {
    case 'summary':
      return <SummaryPage />
    case 'symbols':
      return <SymbolsPage />
    case 'questions':
      return <QuestionsBody />
  }
}

function Picture({ id, size }: { readonly id: string; readonly size: number }) {
  const entry = entryOf(id)
  return entry && <EntryPicture entry={entry} size={size} />
}
