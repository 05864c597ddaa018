import type { EventCard } from '@polynya/contract'
import { CreateDialog } from './CreateDialog.tsx'
import { DuplicateDialog } from './DuplicateDialog.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'

/** What somebody is about to do. */
export type Asking =
  | { readonly what: 'create' }
  | { readonly what: 'duplicate' | 'remove'; readonly event: EventCard }

interface Props {
  readonly asking: Asking
  readonly onClose: () => void
}

/** Asks for what is needed to do it. */
export function CrudDialogs({ asking, onClose }: Props) {
  if (asking.what === 'create') return <CreateDialog onClose={onClose} />
  const Ask = asking.what === 'duplicate' ? DuplicateDialog : RemoveDialog
  return <Ask event={asking.event} onClose={onClose} />
}
