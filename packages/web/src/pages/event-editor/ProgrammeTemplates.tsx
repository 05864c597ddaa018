import { PROGRAMME_TEMPLATES, type ProgrammeTemplate } from '@polynya/domain'
import { Button, useWords } from '@polynya/ui'
import { useId, useState } from 'react'

const NAMES = Object.keys(PROGRAMME_TEMPLATES) as ProgrammeTemplate[]

/** Adds the offers of a template to the programme, to be edited before they are saved. */
export function ProgrammeTemplates({ onAdd }: { readonly onAdd: (template: ProgrammeTemplate) => void }) {
  const { t } = useWords()
  const id = useId()
  const [chosen, setChosen] = useState<ProgrammeTemplate>('standard')
  return (
    <div className="field preset-line">
      <label htmlFor={id}>{t('eventManage:templates.label')}</label>
      <select id={id} value={chosen} onChange={({ target }) => setChosen(target.value as ProgrammeTemplate)}>
        {NAMES.map((name) => (
          <option key={name} value={name}>
            {t(`eventManage:templates.${name}`)}
          </option>
        ))}
      </select>
      <Button onClick={() => onAdd(chosen)}>{t('eventManage:templates.add')}</Button>
    </div>
  )
}
