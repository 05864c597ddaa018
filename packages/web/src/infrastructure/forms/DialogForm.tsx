import { Button, useWords } from '@polynya/ui'
import type { ReactNode } from 'react'
import { Dialog } from '../dialogs/Dialog.tsx'
import type { FormState } from './use-form-state.ts'

/** A form in a dialog, with the way out beside the way on. */
export function DialogForm(props: {
  readonly heading: string
  readonly text?: string
  /** Label of the submit button. */
  readonly submit: string
  readonly isDangerous?: boolean
  readonly state: Pick<FormState<never>, 'onSubmit' | 'isSending'> &
    Partial<Pick<FormState<never>, 'isUnsaved' | 'discard'>>
  readonly onClose: () => void
  /** The summary of errors and the fields. */
  readonly children: ReactNode
}) {
  const { heading, text, submit, isDangerous = false, state, onClose, children } = props
  const { t } = useWords()
  // What is typed to confirm a dangerous action is not meant to be saved.
  const unsaved = isDangerous ? {} : state
  return (
    <Dialog heading={heading} unsaved={unsaved} onClose={onClose}>
      {(close) => (
        <form className="form" noValidate onSubmit={state.onSubmit}>
          {text && <p>{text}</p>}
          {children}
          <p className="buttons">
            <span className={isDangerous ? 'danger' : undefined}>
              <Button type="submit" kind={isDangerous ? 'plain' : 'primary'} isBusy={state.isSending}>
                {submit}
              </Button>
            </span>
            <Button onClick={close}>{t('cancel')}</Button>
          </p>
        </form>
      )}
    </Dialog>
  )
}
