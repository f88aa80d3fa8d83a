import { useRouter } from 'expo-router'
import { StyleSheet, View } from 'react-native'
import { useTranslation } from '@/i18n'
import type { Person } from '@/store/roster/slice'
import {
  Icon,
  IconButton,
  Medallion,
  Press,
  PressFace,
  SurfaceProvider,
  Text,
  materials,
  ownColors,
  useInk,
  useInsets,
  usePress,
} from '@/ui'

interface LedgerHeadProps {
  readonly person: Person
  readonly name: string
  readonly onPeople: () => void
}

/** The leather back of the book: the way home, its title, and whose it is. */
export function LedgerHead({ person, name, onPeople }: LedgerHeadProps) {
  const { t } = useTranslation(['statistics', 'common'])
  const router = useRouter()
  const insets = useInsets()
  const goBack = () => (router.canGoBack() ? router.back() : router.replace('/'))
  return (
    <SurfaceProvider surface="wood">
      <View style={[styles.head, ownColors, { paddingTop: insets.top + 6 }]}>
        <View style={styles.row}>
          <IconButton icon="back" label={t('common:back')} onPress={goBack} />
          <Text variant="title" tone="strong" style={styles.title}>
            {t('statistics:title')}
          </Text>
          <Owner person={person} name={name} onPress={onPeople} />
        </View>
      </View>
    </SurfaceProvider>
  )
}

interface OwnerProps {
  readonly person: Person
  readonly name: string
  readonly onPress: () => void
}

function Owner({ person, name, onPress }: OwnerProps) {
  const { t } = useTranslation('statistics')
  const press = usePress(1)
  const ink = useInk()
  return (
    <Press
      role="button"
      accessibilityLabel={t('people.open', { name })}
      onPress={onPress}
      testID="people"
      {...press.handlers}
      style={[styles.owner, press.ringStyle]}
    >
      <PressFace style={[styles.face, press.faceStyle]}>
        <Text variant="label" align="right" numberOfLines={2} maxScale={1.4} style={styles.name}>
          {name}
        </Text>
        <Medallion character={person.face} size={38} />
        <Icon name="down" size={16} color={ink.accent} />
      </PressFace>
    </Press>
  )
}

const styles = StyleSheet.create({
  head: { ...materials.wood, borderRadius: 0, boxShadow: '0px 5px 8px rgba(40,22,10,0.4)' },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 4,
    minHeight: 60,
    paddingLeft: 4,
    paddingRight: 12,
    width: '100%',
    maxWidth: 1120,
    alignSelf: 'center',
  },
  title: { flexShrink: 1, flexGrow: 1 },
  owner: { flexShrink: 1, minHeight: 48, borderRadius: 10, justifyContent: 'center' },
  face: { flexDirection: 'row', alignItems: 'center', gap: 8, paddingHorizontal: 6 },
  name: { flexShrink: 1, maxWidth: 160 },
})
