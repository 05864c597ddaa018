import { AdmissionShown, type RequiredAdmission } from '@polynya/contract'
import { ADMISSIONS, admissionDateProblem } from '@polynya/domain'
import { Button, useWords } from '@polynya/ui'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { Dialog } from '../../infrastructure/dialogs/Dialog.tsx'
import { useToday } from '../../infrastructure/formats/use-today.ts'
import { ErrorSummary } from '../../infrastructure/forms/ErrorSummary.tsx'
import { TextField } from '../../infrastructure/forms/TextField.tsx'
import { useFormState } from '../../infrastructure/forms/use-form-state.ts'

interface Props {
  readonly swimmerId: number
  readonly kind: RequiredAdmission['kind']
  /** Which document, and whose. */
  readonly about: string
  readonly onDone: (state: 'accepted') => void
  readonly onClose: () => void
}

/** Asks until when a document holds that was shown on paper. */
export function ShownDialog({ onClose, ...props }: Props) {
  const { t } = useWords()
  return (
    <Dialog heading={t('admissions:desk.shown')} onClose={onClose}>
      {(close) => <ShownForm {...props} close={close} />}
    </Dialog>
  )
}

type FormProps = Omit<Props, 'onClose'> & { readonly close: () => void }

function ShownForm({ swimmerId, kind, about, onDone, close }: FormProps) {
  const { t } = useWords()
  const { client } = useApp()
  const today = useToday()
  const state = useFormState({
    id: `shown-${swimmerId}-${kind}`,
    schema: AdmissionShown,
    defaultValues: { validUntil: '' },
    toInput: ({ validUntil }) => ({ kind, validUntil: validUntil || null }),
    check({ validUntil }) {
      const reason = admissionDateProblem(kind, validUntil || null, today)
      return reason ? [{ path: 'validUntil', reason }] : []
    },
    async send(body) {
      await client.admissions.shown({ params: { id: swimmerId }, body })
      close()
      onDone('accepted')
    },
  })
  const label = t('admissions:validUntil')
  return (
    <form className="form" noValidate onSubmit={state.onSubmit}>
      <p>{t('admissions:desk.shownText', { about })}</p>
      <ErrorSummary state={state} labels={{ validUntil: label }} level={3} />
      <TextField
        state={state}
        name="validUntil"
        label={label}
        {...(!ADMISSIONS[kind].runsOut && { hint: t('admissions:validUntilOptional') })}
        input={{ type: 'date', min: today }}
      />
      <p className="buttons">
        <Button type="submit" kind="primary" isBusy={state.isSending}>
          {t('admissions:desk.save')}
        </Button>
        <Button onClick={close}>{t('cancel')}</Button>
      </p>
    </form>
  )
}
