import { type ReactNode, useEffect, useId, useRef } from 'react'
import './dialog.css'

/** Something to be settled before anything else on the page. */
export function Dialog({
  heading,
  onClose,
  children,
}: {
  readonly heading: string
  /** Called once it is closed, also by Esc; the parent then unmounts it. */
  readonly onClose: () => void
  /** Gets how to close it: the focus goes back to where it came from. */
  readonly children: (close: () => void) => ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{heading}</h2>
      {children(() => dialog.current?.close())}
    </dialog>
  )
}
