import { WaterCategory } from '@polynya/contract'
import { waterCategory } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { useWatch } from 'react-hook-form'
import { numberOf } from '../../infrastructure/forms/field-values.ts'
import { SelectField } from '../../infrastructure/forms/SelectField.tsx'
import { TextField } from '../../infrastructure/forms/TextField.tsx'
import type { FormState } from '../../infrastructure/forms/use-form-state.ts'
import type { VenueValues } from './VenueSection.tsx'

/** How cold the water is, and the category that follows from it. */
export function WaterFields({
  state,
  labels,
}: {
  readonly state: FormState<VenueValues>
  readonly labels: Readonly<Record<'waterTemp' | 'waterCat', string>>
}) {
  const { t } = useWords()
  const temperature = useWatch({ control: state.form.control, name: 'waterTemp' })
  const celsius = temperature.trim() === '' ? Number.NaN : numberOf(temperature)
  const hint = Number.isNaN(celsius)
    ? undefined
    : t('eventEditor:hints.waterTemp', { category: waterCategory(celsius) })
  const categories = WaterCategory.options.map((category) => ({
    value: category,
    text: `${category}: ${t(`sport:waterRange.${category}`)}`,
  }))
  return (
    <div className="field-pair">
      <TextField
        state={state}
        name="waterTemp"
        label={labels.waterTemp}
        hint={hint}
        input={{ inputMode: 'decimal' }}
      />
      <SelectField
        state={state}
        name="waterCat"
        label={labels.waterCat}
        options={[{ value: '', text: t('eventEditor:hints.none') }, ...categories]}
      />
    </div>
  )
}
