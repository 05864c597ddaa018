import { useWords } from '@polynya/ui'
import { useWatch } from 'react-hook-form'
import { CheckboxField } from '../../../infrastructure/forms/CheckboxField.tsx'
import { TextField } from '../../../infrastructure/forms/TextField.tsx'
import type { FormState } from '../../../infrastructure/forms/use-form-state.ts'
import type { EnteringValues } from './entering-values.ts'

/** Whether full distances have a waiting list, and how its places are offered. */
export function WaitingFields({ state }: { readonly state: FormState<EnteringValues> }) {
  const { t } = useWords()
  const hasWaiting = useWatch({ control: state.form.control, name: 'entryRules.hasWaiting' })
  return (
    <>
      <h3>{t('eventEditor:terms.entering.waitingHeading')}</h3>
      <CheckboxField
        state={state}
        name="entryRules.hasWaiting"
        label={t('eventEditor:terms.entering.hasWaiting')}
      />
      {hasWaiting && (
        <div className="field-pair">
          <TextField
            state={state}
            name="entryRules.waiting.limit"
            label={t('eventEditor:terms.entering.limit')}
            hint={t('eventEditor:terms.entering.limitHint')}
            input={{ inputMode: 'numeric' }}
          />
          <TextField
            state={state}
            name="entryRules.waiting.offerHours"
            label={t('eventEditor:terms.entering.offerHours')}
            input={{ inputMode: 'numeric' }}
          />
        </div>
      )}
    </>
  )
}
