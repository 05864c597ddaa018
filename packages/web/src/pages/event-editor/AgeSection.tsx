import { AgeGroupMode, type EventView } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { ChoiceField } from '../../infrastructure/forms/ChoiceField.tsx'
import { textOf, textOrNull } from '../../infrastructure/forms/field-values.ts'
import { TextField } from '../../infrastructure/forms/TextField.tsx'
import { EditorSection } from './section/EditorSection.tsx'
import { type SectionProps, useSection } from './section/use-section.ts'

interface Values {
  ageGroupOnDate: string
  ageGroupMode: EventView['ageGroupMode']
}

const valuesOf = ({ ageGroupOnDate, ageGroupMode }: EventView): Values => ({
  ageGroupOnDate: textOf(ageGroupOnDate),
  ageGroupMode,
})

const toInput = ({ ageGroupOnDate, ageGroupMode }: Values) => ({
  ageGroupOnDate: textOrNull(ageGroupOnDate),
  ageGroupMode,
})

/** On which date swimmers are as old as their age group says. */
export function AgeSection(props: SectionProps) {
  const { t } = useWords()
  const section = useSection<Values>(props, { id: 'age', valuesOf, toInput })
  const { state } = section
  const labels = {
    ageGroupOnDate: t('eventEditor:fields.ageGroupOnDate'),
    ageGroupMode: t('eventEditor:fields.ageGroupMode'),
  }
  return (
    <EditorSection section={section} labels={labels} failed={t('messages:events.ageGroupDateFailed')}>
      <TextField state={state} name="ageGroupOnDate" label={labels.ageGroupOnDate} input={{ type: 'date' }} />
      <ChoiceField
        state={state}
        name="ageGroupMode"
        label={labels.ageGroupMode}
        type="radio"
        choices={AgeGroupMode.options.map((mode) => ({
          value: mode,
          text: t(`eventEditor:ageModes.${mode}`),
        }))}
      />
    </EditorSection>
  )
}
