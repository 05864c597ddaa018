import { useMemo, useRef, useState } from 'react'
import { type UnsavedForms, UnsavedFormsContext, useUnsavedForms } from '../context/unsaved-forms.ts'
import { DialogFrame, type DialogProps } from './DialogFrame.tsx'
import { LeaveUnsaved } from './LeaveUnsaved.tsx'

interface Props extends DialogProps {
  /** The form of the dialog, unless the form's state is inside. */
  readonly unsaved?: { readonly isUnsaved?: boolean; readonly discard?: () => void }
}

/**
 * Something to be settled before anything else on the page. Esc, which is easily pressed by mistake, requires
 * confirmation while a form in it has unsaved changes. Such a form needs the namespace `errors`.
 */
export function Dialog({ unsaved, ...props }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { forms, hasUnsaved, areDiscarded } = useFormsInside()
  const [isAsking, setAsking] = useState(false)

  function mayClose() {
    const isUnsaved = unsaved?.isUnsaved || hasUnsaved()
    setAsking(isUnsaved)
    return !isUnsaved
  }

  return (
    <UnsavedFormsContext value={forms}>
      <DialogFrame {...props} dialog={dialog} mayClose={mayClose} />
      {isAsking && (
        <LeaveUnsaved
          onLeave={() => {
            areDiscarded.current = true
            unsaved?.discard?.()
          }}
          onClose={() => {
            setAsking(false)
            // Only now: a button behind an open dialog cannot get the focus back.
            if (areDiscarded.current) dialog.current?.close()
          }}
        />
      )}
    </UnsavedFormsContext>
  )
}

/** The dialog's own account of its unsaved forms, which are the page's, too. */
function useFormsInside() {
  const page = useUnsavedForms()
  const unsaved = useRef(new Set<string>())
  const areDiscarded = useRef(false)
  const forms = useMemo<UnsavedForms>(
    () => ({
      note(form) {
        unsaved.current.add(form.id)
        page?.note(form)
      },
      clear(id) {
        unsaved.current.delete(id)
        page?.clear(id)
      },
      areDiscarded: {
        get current() {
          return areDiscarded.current || (page?.areDiscarded.current ?? false)
        },
      },
    }),
    [page],
  )
  return { forms, hasUnsaved: () => unsaved.current.size > 0, areDiscarded }
}
