import type { CharacterId, Face } from '@/games/dice'
import { FaceIcon } from '@/ui'
import { TurnLine } from '@/ui/turn-line'
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

/** A turn, with the steps lit in which a character's ability counts. */
export function Timeline({ id }: { readonly id: CharacterId }) {
  const t = useBookWords()
  return (
    <TurnLine
      steps={STEPS.map((step) => ({
        id: step,
        label: t(`steps.${step}`),
        picture: <FaceIcon face={step} size={34} />,
        isLit: LIT[id].includes(step),
      }))}
    />
  )
}
