import { useWords } from '@polynya/ui'
import { CheckboxField } from '../../../infrastructure/forms/CheckboxField.tsx'
import { TextField } from '../../../infrastructure/forms/TextField.tsx'
import type { FormState } from '../../../infrastructure/forms/use-form-state.ts'
import { AddRow } from '../rows/AddRow.tsx'
import { RowActions } from '../rows/RowActions.tsx'
import { rowLabels } from '../rows/row-labels.ts'
import { useRows } from '../rows/use-rows.ts'
import type { EnteringValues } from './entering-values.ts'

const COUNTS = ['minMen', 'minWomen', 'maxReserves'] as const
const AGE_SUM = ['code', 'minAge', 'maxAge'] as const
const AGE_SUMS = 'entryRules.relay.ageSums'

/** What a relay team must be. */
export function RelayRuleFields({ state }: { readonly state: FormState<EnteringValues> }) {
  const { t } = useWords()
  const rows = useRows({
    state,
    name: AGE_SUMS,
    first: 'code',
    rowName: (index) => t('eventEditor:terms.entering.ageSum', { number: index + 1 }),
  })
  return (
    <>
      <h3>{t('eventEditor:terms.entering.relays')}</h3>
      <div className="field-pair">
        {COUNTS.map((field) => (
          <TextField
            key={field}
            state={state}
            name={`entryRules.relay.${field}`}
            label={t(`eventEditor:terms.entering.${field}`)}
            input={{ inputMode: 'numeric' }}
          />
        ))}
      </div>
      <CheckboxField
        state={state}
        name="entryRules.relay.oneTeamPerSwimmer"
        label={t('eventEditor:terms.entering.oneTeamPerSwimmer')}
      />
      <div className="rows">
        <h4>{t('eventEditor:terms.entering.ageSums')}</h4>
        {rows.count === 0 && <p className="field-hint">{t('eventEditor:terms.entering.noAgeSums')}</p>}
        <ol className="row-list" data-aligned>
          {rows.keys.map((key, index) => (
            <li key={key} className="row-line" data-columns="3">
              {AGE_SUM.map((field) => (
                <TextField
                  key={field}
                  state={state}
                  name={`${AGE_SUMS}.${index}.${field}`}
                  label={t(`eventEditor:terms.entering.${field}`)}
                  input={{ autoComplete: 'off', ...(field !== 'code' && { inputMode: 'numeric' }) }}
                />
              ))}
              <RowActions rows={rows} index={index} />
            </li>
          ))}
        </ol>
        <AddRow rows={rows} row={{ code: '', minAge: '', maxAge: '' }}>
          {t('eventEditor:terms.entering.addAgeSum')}
        </AddRow>
      </div>
    </>
  )
}

/** The fields of the rules of relays by their paths. */
export function useRelayLabels({ form }: FormState<EnteringValues>): Record<string, string> {
  const { t } = useWords()
  const label = (field: (typeof COUNTS)[number] | (typeof AGE_SUM)[number]) =>
    t(`eventEditor:terms.entering.${field}`)
  const rows = {
    count: form.getValues(AGE_SUMS).length,
    rowName: (index: number) => t('eventEditor:terms.entering.ageSum', { number: index + 1 }),
  }
  return {
    ...Object.fromEntries(COUNTS.map((field) => [`entryRules.relay.${field}`, label(field)])),
    ...rowLabels(rows, { name: AGE_SUMS, fields: AGE_SUM, label }),
  }
}
