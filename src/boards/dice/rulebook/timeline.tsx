import { StyleSheet, View } from 'react-native'
import type { CharacterId, Face } from '@/games/dice'
import { FaceIcon, Text, gradient, palette } from '@/ui'
import { useBookWords } from './use-texts'

/** The steps of a turn, by the face that stands for each. */
const STEPS = ['arrow', 'dynamite', 'one', 'beer', 'gatling'] as const satisfies readonly Face[]
type Step = (typeof STEPS)[number]

/** In which steps an ability counts; none for those that count before, while or after the dice are rolled. */
const LIT: Readonly<Record<CharacterId, readonly Step[]>> = {
  'bart-cassidy': ['one', 'gatling'],
  'black-jack': ['dynamite'],
  'calamity-janet': ['one'],
  'el-gringo': ['one', 'gatling'],
  'jesse-jones': ['beer'],
  jourdonnais: ['arrow'],
  'kit-carlson': ['gatling'],
  'lucky-duke': [],
  'paul-regret': ['gatling'],
  'pedro-ramirez': ['dynamite', 'one', 'gatling'],
  'rose-doolan': ['one'],
  'sid-ketchum': [],
  'slab-the-killer': ['one', 'beer'],
  'suzy-lafayette': [],
  'vulture-sam': ['arrow', 'dynamite', 'one', 'gatling'],
  'willy-the-kid': ['gatling'],
}

/** A turn as a line, with the steps lit in which a character's ability counts; words say the same below it. */
export function Timeline({ id }: { readonly id: CharacterId }) {
  const t = useBookWords()
  return (
    <View aria-hidden>
      <View style={styles.line} />
      <View style={styles.steps}>
        {STEPS.map((step) => {
          const isLit = LIT[id].includes(step)
          return (
            <View key={step} style={styles.step}>
              <View style={[styles.disc, isLit ? styles.lit : styles.unlit]}>
                <View style={!isLit && styles.faint}>
                  <FaceIcon face={step} size={34} />
                </View>
              </View>
              <Text variant="small" bold={isLit} tone={isLit ? 'text' : 'secondary'} align="center">
                {t(`steps.${step}`)}
              </Text>
            </View>
          )
        })}
      </View>
    </View>
  )
}

const DISC = 54

const styles = StyleSheet.create({
  line: {
    position: 'absolute',
    left: 0,
    right: 0,
    top: DISC / 2 - 1,
    height: 2,
    backgroundColor: palette.parchment300,
  },
  steps: { flexDirection: 'row', justifyContent: 'space-between' },
  step: { alignItems: 'center', gap: 4, flex: 1 },
  disc: {
    width: DISC,
    height: DISC,
    borderRadius: DISC / 2,
    borderWidth: 2,
    alignItems: 'center',
    justifyContent: 'center',
  },
  lit: {
    ...gradient('linear-gradient(#F0CB7C, #C9973B)'),
    backgroundColor: palette.brass400,
    borderColor: palette.brass700,
  },
  unlit: { backgroundColor: '#EAD7AE', borderColor: '#C5A677' },
  faint: { opacity: 0.5 },
})
