import { useWords } from '@polynya/ui'
import { TextField } from '../../infrastructure/forms/TextField.tsx'
import type { FormState } from '../../infrastructure/forms/use-form-state.ts'
import type { AgeGroupsValues } from './AgeGroupsSection.tsx'
import { AddRow } from './rows/AddRow.tsx'
import { RowActions } from './rows/RowActions.tsx'
import { useRows } from './rows/use-rows.ts'

/** Which group of results paraswimmers of a group belong to. */
export function ParaGroupRows({ state }: { readonly state: FormState<AgeGroupsValues> }) {
  const { t } = useWords()
  const rows = useRows({
    state,
    name: 'para',
    first: 'group',
    rowName: (index) => t('eventEditor:ageGroups.paraRow', { number: index + 1 }),
  })
  return (
    <div className="rows">
      <h3>{t('eventEditor:ageGroups.paraHeading')}</h3>
      <p className="field-hint">{t('eventEditor:ageGroups.paraText')}</p>
      <ol className="row-list" data-aligned>
        {rows.keys.map((key, index) => (
          <li key={key} className="row-line" data-columns="2">
            <TextField
              state={state}
              name={`para.${index}.group`}
              label={t('eventEditor:ageGroups.paraGroup')}
            />
            <TextField
              state={state}
              name={`para.${index}.code`}
              label={t('eventEditor:ageGroups.paraCode')}
            />
            <RowActions rows={rows} index={index} />
          </li>
        ))}
      </ol>
      <AddRow rows={rows} row={{ group: '', code: '' }}>
        {t('eventEditor:ageGroups.addPara')}
      </AddRow>
    </div>
  )
}
