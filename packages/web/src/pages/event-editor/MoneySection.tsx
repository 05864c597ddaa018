import type { EventView } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { numberOrNull, textOf } from '../../infrastructure/forms/field-values.ts'
import { SelectField } from '../../infrastructure/forms/SelectField.tsx'
import { TextField } from '../../infrastructure/forms/TextField.tsx'
import { currencyOptions } from './section/currency-options.ts'
import { EditorSection } from './section/EditorSection.tsx'
import { type SectionProps, useSection } from './section/use-section.ts'

interface Values {
  currency: string
  uqDistPerEvent: string
}

const valuesOf = ({ currency, uqDistPerEvent }: EventView): Values => ({
  currency,
  uqDistPerEvent: textOf(uqDistPerEvent),
})

const toInput = ({ currency, uqDistPerEvent }: Values) => ({
  currency,
  uqDistPerEvent: numberOrNull(uqDistPerEvent),
})

/** In what fees are paid, and how much a swimmer may enter. */
export function MoneySection(props: SectionProps) {
  const { t, language } = useWords()
  const section = useSection<Values>(props, { id: 'money', valuesOf, toInput })
  const { state } = section
  const labels = {
    currency: t('eventEditor:fields.currency'),
    uqDistPerEvent: t('eventEditor:fields.uqDistPerEvent'),
  }
  return (
    <EditorSection section={section} labels={labels} failed={t('eventEditor:failed.money')}>
      <SelectField
        state={state}
        name="currency"
        label={labels.currency}
        options={currencyOptions(language)}
      />
      <TextField
        state={state}
        name="uqDistPerEvent"
        label={labels.uqDistPerEvent}
        hint={t('eventEditor:hints.uqDistPerEvent')}
        input={{ inputMode: 'numeric' }}
      />
    </EditorSection>
  )
}
