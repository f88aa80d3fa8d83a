import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { useTranslation } from '@/i18n'
import { STORY_WORDS, useAbilityOf, useTemperOf } from '@/boards'
import type { Seat } from '@/core/game'
import type { GameId } from '@/games'
import { useAppSelector } from '@/store/hooks'
import { selectPersonality } from '@/store/match/personality'
import { BulletRow, Medallion, RoleBadge, RuleLink, Sheet, Text, space } from '@/ui'
import { SeatReading } from './reading/seat-reading'
import { InterjectRow, SeatInRow } from './pass-rows'
import { TurnList } from './turn-list'
import type { TableShell } from './use-table-shell'

interface SeatSheetProps<G extends GameId> {
  readonly seat: Seat | null
  readonly table: TableShell<G>
  readonly onClose: () => void
  readonly note?: ReactNode
}

/** Who somebody is as far as the table knows, what their character can do, what they did and what was done to them. */
export function SeatSheet<G extends GameId>(props: SeatSheetProps<G>) {
  const { seat, table, onClose } = props
  const { t } = useTranslation(['table', 'common', 'characters'])
  const character = table.facts.characters[seat ?? 0] ?? null
  return (
    <Sheet
      visible={seat !== null}
      onClose={onClose}
      title={seat === null ? '' : table.nameOf(seat)}
      sub={character ? t(`characters:${character}.name`) : t('common:noCharacter')}
      closeLabel={t('common:close')}
    >
      <SeatPage {...props} />
    </Sheet>
  )
}

/** Apart from the sheet: nothing of it is prepared while nobody is asked about. */
function SeatPage<G extends GameId>({ seat, table, onClose, note }: SeatSheetProps<G>) {
  const { face, facts, view, turns, story, nameOf } = table
  const { t } = useTranslation(['table', 'common', 'characters'])
  const { t: told } = useTranslation(STORY_WORDS)
  const abilityOf = useAbilityOf()
  const at = seat ?? 0
  const character = facts.characters[at] ?? null
  const role = facts.roles[at] ?? 'hidden'
  const life = facts.life[at] ?? 0
  const max = facts.maxLife[at] ?? 0
  return (
    <>
      <View style={styles.head}>
        <Medallion character={character} size={72} dimmed={!facts.alive[at]} />
        <View style={styles.facts}>
          <BulletRow life={life} max={max} height={20} on="paper" />
          <Text>{t('table:sheet.life', { life, max })}</Text>
          {face.table.seatLines(view, at, told).map((line) => (
            <Text key={line}>{line}</Text>
          ))}
          <View style={styles.role}>
            <RoleBadge role={role} size={26} />
            <Text bold>{t(`common:roles.${role}`)}</Text>
          </View>
        </View>
      </View>
      {seat !== null && <Temper seat={seat} />}
      {seat !== null && <InterjectRow seat={seat} onClose={onClose} />}
      {seat !== null && <SeatInRow seat={seat} />}
      {seat !== null && <SeatReading seat={seat} />}
      {note}
      {character && <Text style={styles.ability}>{abilityOf(character)}</Text>}
      {character && <RuleLink entry={character} onLeave={onClose} />}
      <Text variant="label" style={styles.did}>
        {t('table:log')}
      </Text>
      <TurnList {...{ face, facts, turns, story, nameOf }} about={at} />
    </>
  )
}

/** How a bot likes to play. */
function Temper({ seat }: { readonly seat: Seat }) {
  const { t } = useTranslation()
  const temperOf = useTemperOf()
  const personality = useAppSelector((state) => selectPersonality(state, seat))
  if (!personality) return null
  return (
    <Text style={styles.ability}>
      <Text bold>{t(`tempers.${personality}`)}</Text>
      {` · ${temperOf(personality)}`}
    </Text>
  )
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', gap: space[4], alignItems: 'center' },
  facts: { flex: 1, gap: 2 },
  role: { flexDirection: 'row', alignItems: 'center', gap: space[2] },
  ability: { marginTop: space[3] },
  did: { marginTop: space[5], marginBottom: space[2] },
})
