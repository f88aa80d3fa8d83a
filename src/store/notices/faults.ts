import type { StorageFault } from '@/persistence/storage'
import type { AppDispatch } from '../root'
import { noticeRaised } from './slice'

/** Tells of trouble with the storage; play goes on. */
export function tellFault(dispatch: AppDispatch, fault: StorageFault | null): void {
  if (fault)
    dispatch(noticeRaised({ kind: fault === 'full' ? 'storage-full' : 'storage-forbidden' }))
}
