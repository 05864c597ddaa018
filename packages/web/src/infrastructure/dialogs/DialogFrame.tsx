import { type ReactNode, type RefObject, useEffect, useId } from 'react'
import './dialog.css'

export interface DialogProps {
  readonly heading: string
  /** Called once it is closed, also by Esc; the parent then unmounts it. */
  readonly onClose: () => void
  /** Gets how to close it: the focus goes back to where it came from. */
  readonly children: (close: () => void) => ReactNode
}

/** A modal dialog with its heading. */
export function DialogFrame({
  dialog,
  heading,
  onClose,
  mayClose = () => true,
  children,
}: DialogProps & {
  readonly dialog: RefObject<HTMLDialogElement | null>
  /** Whether Esc closes it. */
  readonly mayClose?: () => boolean
}) {
  const id = useId()
  useEffect(() => dialog.current?.showModal(), [dialog])
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={id}
      onClose={onClose}
      onCancel={(domEvent) => {
        // A file chooser that is left without a file is no concern of the dialog.
        if (domEvent.target === domEvent.currentTarget && !mayClose()) domEvent.preventDefault()
      }}
    >
      <h2 id={id}>{heading}</h2>
      {children(() => dialog.current?.close())}
    </dialog>
  )
}
