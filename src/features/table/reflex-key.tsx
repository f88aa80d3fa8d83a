import { useState } from 'react'
import type { GameId } from '@/games'
import { useTranslation } from '@/i18n'
import { IconButton } from '@/ui'
import type { TableShell } from './use-table-shell'

/** On their own turn, with their hand up, people say what is answered for them until the next. */
export function ReflexKey<G extends GameId>({ table }: { readonly table: TableShell<G> }) {
  const { t } = useTranslation('pass')
  const { face, facts, passed } = table
  const [isOpen, setOpen] = useState(false)
  const { ReflexSheet } = face.table
  const holder = passed?.isHandUp ? passed.holder : null
  if (!ReflexSheet || holder === null || facts.turn !== holder) return null
  return (
    <>
      <IconButton
        icon="settings"
        label={t('hand.reflexes')}
        onPress={() => setOpen(true)}
        testID="reflexes"
      />
      <ReflexSheet isOpen={isOpen} seat={holder} onClose={() => setOpen(false)} />
    </>
  )
}
