import { useWindowDimensions } from 'react-native'
import { useFace } from '@/boards'
import { useAppSelector } from '@/store/hooks'
import { selectPlayers } from '@/store/match/selectors'
import { useInsets } from '@/ui'
import { useRailHeight, type TableLayout } from '@/ui/table'

/** Where everything lies on the table that the lesson is played at. */
export function useLessonTable(): TableLayout {
  const { width, height } = useWindowDimensions()
  const insets = useInsets()
  const railHeight = useRailHeight(insets.bottom)
  const seats = useAppSelector(selectPlayers).length
  const { table } = useFace()
  return table.layout({ width, height, seats, insets, railHeight })
}
