import { choosePlayingAlone } from '@/store/history/actions'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectSolo } from '@/store/roster/selectors'
import { newPersonId, personChanged } from '@/store/roster/slice'
import { plainName } from '@/store/setup/names'
import type { Draft } from './person-form'
import type { Profile } from './use-profiles'

/** Writes somebody down. A name that is known already belongs to somebody else, or to the same person. */
export function useSavingPerson(profiles: readonly Profile[]) {
  const dispatch = useAppDispatch()
  const solo = useAppSelector(selectSolo)
  const namesake = ({ id, name }: Draft): Profile | null =>
    profiles.find(
      (profile) =>
        profile.id !== id &&
        profile.ownName !== '' &&
        plainName(profile.ownName) === plainName(name),
    ) ?? null
  const keep = async (draft: Draft): Promise<string> => {
    const id = draft.id ?? namesake(draft)?.id ?? newPersonId()
    if (draft.id !== null || !namesake(draft))
      dispatch(personChanged({ id, name: draft.name, face: draft.face }))
    if (draft.isSolo === true && id !== solo) await dispatch(choosePlayingAlone(id))
    return id
  }
  return { namesake, keep }
}
