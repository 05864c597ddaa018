import type { EventCard } from '@polynya/contract'
import { CreateDialog } from './CreateDialog.tsx'
import { DuplicateDialog } from './DuplicateDialog.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'

/** The action of the open dialog. */
export type OpenDialog =
  | { readonly action: 'create' }
  | { readonly action: 'import' }
  | { readonly action: 'duplicate' | 'remove'; readonly event: EventCard }

/** The dialog of an action. */
export function CrudDialogs({
  dialog,
  onClose,
}: {
  readonly dialog: OpenDialog
  readonly onClose: () => void
}) {
  if (dialog.action === 'create') return <CreateDialog onClose={onClose} />
  if (dialog.action === 'import') return <ImportDialog onClose={onClose} />
  const Dialog = dialog.action === 'duplicate' ? DuplicateDialog : RemoveDialog
  return <Dialog event={dialog.event} onClose={onClose} />
}
