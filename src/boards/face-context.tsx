import { createContext, use, type ReactNode } from 'react'
import type { Personality } from '@/family/tempers'
import type { GameId } from '@/games'
import { useRoomWords, useTranslation } from '@/i18n'
import { GameLinks, type CharacterId } from '@/ui'
import type { Face } from './face'

const FaceContext = createContext<Face<GameId> | null>(null)

interface FaceProviderProps {
  readonly face: Face<GameId>
  readonly children: ReactNode
}

/** Around every screen of a game: what it looks like, its own words, and links that stay within it. */
export function FaceProvider({ face, children }: FaceProviderProps) {
  const hasWords = useRoomWords(face.words)
  return (
    <FaceContext value={face}>
      <GameLinks game={face.game} hasRules={face.rulebook !== null}>
        {hasWords ? children : null}
      </GameLinks>
    </FaceContext>
  )
}

/** What a character can do in the game that one is in. */
export function useAbilityOf(): (character: CharacterId) => string {
  const { t } = useTranslation(['characters', 'cards'])
  const { abilityOf } = useFace()
  return (character) => abilityOf(character, t)
}

/** How a bot of some temper likes to play the game that one is in. */
export function useTemperOf(): (temper: Personality) => string {
  const { t } = useTranslation(['common', 'cards'])
  const { temperOf } = useFace()
  return (temper) => temperOf(temper, t)
}

type Rooms = Pick<Face<GameId>, 'coach' | 'companion' | 'ledger' | 'lesson' | 'rulebook'>

/** A room of the game that one is in. Nobody is led into one that the game does not have. */
export function useRoom<K extends keyof Rooms>(name: K): NonNullable<Rooms[K]> {
  const face = useFace()
  const room = face[name]
  if (!room) throw new Error(`There is no ${name} for ${face.game}.`)
  return room
}

/** The face of the game that one is in. */
export function useFace(): Face<GameId> {
  const face = use(FaceContext)
  if (!face) throw new Error('There is no game around this screen.')
  return face
}
