import { type FederationRecord, RecordDecision } from '@polynya/contract'
import { Button, useWords } from '@polynya/ui'
import { useState } from 'react'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { DialogForm } from '../../infrastructure/forms/DialogForm.tsx'
import { ErrorSummary } from '../../infrastructure/forms/ErrorSummary.tsx'
import { TextAreaField } from '../../infrastructure/forms/TextAreaField.tsx'
import { useFormState } from '../../infrastructure/forms/use-form-state.ts'
import { inputOf } from '../../infrastructure/forms/validation.ts'
import { recordsChanged, useRecordName } from './record-changes.ts'

const DECISIONS = ['approved', 'declined'] as const
type Decision = (typeof DECISIONS)[number]

/** The decisions about a record that it does not have yet. */
export function DecideRecord({ record }: { readonly record: FederationRecord }) {
  const { t } = useWords()
  const [decision, setDecision] = useState<Decision | null>(null)
  const name = useRecordName(record)
  return (
    <>
      <span className="buttons">
        {DECISIONS.filter((each) => each !== record.state).map((each) => (
          <Button key={each} onClick={() => setDecision(each)}>
            {t(`records:decide.${each}`)}
            <span className="visually-hidden">: {name}</span>
          </Button>
        ))}
      </span>
      {decision && (
        <DecisionDialog record={record} decision={decision} name={name} onClose={() => setDecision(null)} />
      )}
    </>
  )
}

interface DialogProps {
  readonly record: FederationRecord
  readonly decision: Decision
  readonly name: string
  readonly onClose: () => void
}

function DecisionDialog({ record: { id, version }, decision, name, onClose }: DialogProps) {
  const { t } = useWords()
  const { client, queryClient, notifications } = useApp()
  const state = useFormState({
    id: `record-${id}`,
    schema: RecordDecision,
    defaultValues: { note: '' },
    toInput: (values) => ({ state: decision, ...inputOf(values) }),
    async send(body) {
      await client.records.decide({ params: { id }, body }, { ifMatch: version })
      await recordsChanged({ queryClient })
      notifications.tell(
        { tone: 'good', say: (speak) => ({ text: speak(`records:decided.${decision}`) }) },
        'message',
      )
      onClose()
    },
  })
  const label = t('records:note')
  return (
    <DialogForm
      heading={t(`records:decide.${decision}`)}
      text={name}
      submit={t(`records:decide.${decision}`)}
      isDangerous={decision === 'declined'}
      state={state}
      onClose={onClose}
    >
      <ErrorSummary state={state} labels={{ note: label }} level={3} />
      <TextAreaField
        state={state}
        name="note"
        label={label}
        hint={t(`records:noteHint.${decision}`)}
        rows={3}
      />
    </DialogForm>
  )
}
