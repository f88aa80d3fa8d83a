import { FaceIcon, Medallion, RoleBadge } from '@/ui'
import type { Entry } from './entries'

/** The picture of an entry; chapters and options have none. */
export function EntryPicture({ entry, size }: { readonly entry: Entry; readonly size: number }) {
  switch (entry.section) {
    case 'faces':
      return <FaceIcon face={entry.id} size={size} />
    case 'roles':
      return <RoleBadge role={entry.id} size={size} />
    case 'characters':
      return <Medallion character={entry.id} size={size} />
    case 'help':
    case 'chapters':
    case 'options':
      return null
  }
}
