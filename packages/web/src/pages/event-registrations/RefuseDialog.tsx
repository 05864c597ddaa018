import { AdmissionDecision } from '@polynya/contract'
import { Button, useWords } from '@polynya/ui'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { Dialog } from '../../infrastructure/dialogs/Dialog.tsx'
import { ErrorSummary } from '../../infrastructure/forms/ErrorSummary.tsx'
import { TextAreaField } from '../../infrastructure/forms/TextAreaField.tsx'
import { useFormState } from '../../infrastructure/forms/use-form-state.ts'
import { inputOf } from '../../infrastructure/forms/validation.ts'

interface Props {
  readonly documentId: number
  /** Which document, and whose. */
  readonly about: string
  readonly onDone: (state: 'refused') => void
  readonly onClose: () => void
}

/** Asks why a document is refused. */
export function RefuseDialog({ onClose, ...props }: Props) {
  const { t } = useWords()
  return (
    <Dialog heading={t('admissions:desk.refuseHeading')} onClose={onClose}>
      {(close) => <RefuseForm {...props} close={close} />}
    </Dialog>
  )
}

type FormProps = Omit<Props, 'onClose'> & { readonly close: () => void }

function RefuseForm({ documentId, about, onDone, close }: FormProps) {
  const { t } = useWords()
  const { client } = useApp()
  const state = useFormState({
    id: `refuse-${documentId}`,
    schema: AdmissionDecision,
    defaultValues: { note: '' },
    toInput: (values) => ({ state: 'refused', ...inputOf(values) }),
    async send(body) {
      await client.admissions.decide({ params: { id: documentId }, body })
      close()
      onDone('refused')
    },
  })
  const label = t('admissions:desk.note')
  return (
    <form className="form" noValidate onSubmit={state.onSubmit}>
      <p>{t('admissions:desk.refuseText', { about })}</p>
      <ErrorSummary state={state} labels={{ note: label }} level={3} />
      <TextAreaField state={state} name="note" label={label} hint={t('admissions:desk.noteHint')} rows={3} />
      <p className="buttons">
        <span className="danger">
          <Button type="submit" isBusy={state.isSending}>
            {t('admissions:desk.refuse')}
          </Button>
        </span>
        <Button onClick={close}>{t('cancel')}</Button>
      </p>
    </form>
  )
}
