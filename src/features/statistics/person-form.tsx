import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { CHARACTER_IDS, type CharacterId } from '@/family/characters'
import { useTranslation } from '@/i18n'
import { useAppSelector } from '@/store/hooks'
import { selectSolo } from '@/store/roster/selectors'
import { OWNER } from '@/store/roster/slice'
import { LONGEST_NAME } from '@/store/setup/names'
import { Button, Medallion, Press, SwitchRow, Text, TextField, usePress } from '@/ui'

/** Somebody as they are being written down; without an id they are new. */
export interface Draft {
  readonly id: string | null
  readonly name: string
  readonly face: CharacterId | null
  readonly isSolo?: boolean
}

interface PersonFormProps {
  readonly initial: Draft
  readonly onSave: (draft: Draft) => void
  readonly onDelete: (id: string) => void
}

/** Name, portrait, and whether games against bots are theirs. */
export function PersonForm({ initial, onSave, onDelete }: PersonFormProps) {
  const { t } = useTranslation(['statistics', 'setup'])
  const solo = useAppSelector(selectSolo)
  const [draft, setDraft] = useState(initial)
  const [isTried, setTried] = useState(false)
  const { id, name, face, isSolo = initial.id === solo } = draft
  const isMissing = name.trim() === '' && id !== OWNER
  const save = () => (isMissing ? setTried(true) : onSave({ ...draft, isSolo }))
  return (
    <View style={styles.form}>
      <TextField
        label={t('statistics:people.name')}
        value={name}
        onChange={(changed) => setDraft({ ...draft, name: changed })}
        maxLength={LONGEST_NAME}
        autoCapitalize="words"
        returnKeyType="done"
        onSubmitEditing={save}
        {...(isTried && isMissing && { error: t('statistics:people.needsName') })}
      />
      <Text variant="label" tone="secondary">
        {t('statistics:people.face')}
      </Text>
      <View role="radiogroup" aria-label={t('statistics:people.face')} style={styles.faces}>
        {[null, ...CHARACTER_IDS].map((character) => (
          <FaceKey
            key={character ?? 'nobody'}
            face={character}
            isChosen={character === face}
            onPress={() => setDraft({ ...draft, face: character })}
          />
        ))}
      </View>
      <SwitchRow
        label={t('statistics:people.solo')}
        sub={t('statistics:people.soloSub')}
        value={isSolo}
        disabled={id === solo}
        onChange={(value) => setDraft({ ...draft, isSolo: value })}
      />
      <Button kind="brass" label={t('statistics:people.save')} onPress={save} />
      {id !== null && (
        <Button
          kind="quiet"
          icon="trash"
          label={t('statistics:people.delete')}
          onPress={() => onDelete(id)}
        />
      )}
    </View>
  )
}

interface FaceKeyProps {
  readonly face: CharacterId | null
  readonly isChosen: boolean
  readonly onPress: () => void
}

function FaceKey({ face, isChosen, onPress }: FaceKeyProps) {
  const { t } = useTranslation(['statistics', 'characters'])
  const press = usePress(1)
  return (
    <Press
      role="radio"
      aria-checked={isChosen}
      accessibilityLabel={
        face === null ? t('statistics:people.noFace') : t(`characters:${face}.name`)
      }
      onPress={onPress}
      {...press.handlers}
      style={[styles.face, isChosen && styles.chosen, press.ringStyle]}
    >
      <Medallion character={face} size={48} />
    </Press>
  )
}

const styles = StyleSheet.create({
  form: { gap: 12 },
  faces: { flexDirection: 'row', flexWrap: 'wrap', gap: 4, marginHorizontal: -4 },
  // No border rather than a transparent one, which forced colours would paint.
  face: { padding: 6, borderRadius: 12 },
  chosen: {
    padding: 4,
    borderWidth: 2,
    borderColor: '#99301C',
    backgroundColor: 'rgba(163,52,31,0.14)',
  },
})
