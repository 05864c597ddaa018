import { useWords } from '@polynya/ui'
import { TextField } from '../../infrastructure/forms/TextField.tsx'
import type { FormState } from '../../infrastructure/forms/use-form-state.ts'
import type { AgeGroupsValues, AgeGroupValues } from './AgeGroupsSection.tsx'
import { AddRow } from './rows/AddRow.tsx'
import { RowActions } from './rows/RowActions.tsx'
import type { Rows } from './rows/use-rows.ts'

/** The age groups, from the youngest on. */
export function AgeGroupRows({
  state,
  rows,
}: {
  readonly state: FormState<AgeGroupsValues>
  readonly rows: Rows<AgeGroupValues>
}) {
  const { t } = useWords()
  return (
    <div className="rows">
      {rows.count === 0 && <p className="field-hint">{t('eventEditor:ageGroups.none')}</p>}
      <ol className="row-list" data-aligned>
        {rows.keys.map((key, index) => (
          <li key={key} className="row-line" data-columns="3">
            {(['code', 'minAge', 'maxAge'] as const).map((field) => (
              <TextField
                key={field}
                state={state}
                name={`ageGroups.${index}.${field}`}
                label={t(`eventEditor:ageGroups.${field}`)}
                input={
                  field === 'code' ? { autoComplete: 'off' } : { inputMode: 'numeric', autoComplete: 'off' }
                }
              />
            ))}
            <RowActions rows={rows} index={index} />
          </li>
        ))}
      </ol>
      <p className="field-hint">{`${t('eventEditor:ageGroups.maxAge')}: ${t('eventEditor:ageGroups.maxAgeHint')}`}</p>
      <AddRow rows={rows} row={{ code: '', minAge: '', maxAge: '' }}>
        {t('eventEditor:ageGroups.add')}
      </AddRow>
    </div>
  )
}
