import { type EventUpdate, type EventView, GatewayName } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { useCountries } from '../../../features/places/use-places.ts'
import { numberIn, textOf } from '../../../infrastructure/forms/field-values.ts'
import { SelectField } from '../../../infrastructure/forms/SelectField.tsx'
import { TextField } from '../../../infrastructure/forms/TextField.tsx'
import type { Draft } from '../../../infrastructure/forms/validation.ts'
import { AddRow } from '../rows/AddRow.tsx'
import { RowActions } from '../rows/RowActions.tsx'
import { rowLabels } from '../rows/row-labels.ts'
import { useRows } from '../rows/use-rows.ts'
import { currencyOptions } from '../section/currency-options.ts'
import { EditorSection } from '../section/EditorSection.tsx'
import { type SectionProps, useSection } from '../section/use-section.ts'

interface Row {
  userCountry: string
  paymentOptions: { paymentGateway: GatewayName; currency: string; conversionRate: string }
}

interface Values {
  paymentSchema: Row[]
}

/** Residents of a country that is not in the list. */
const OTHERS = '*'
const OPTIONS = ['paymentGateway', 'currency', 'conversionRate'] as const
const FIELDS = ['userCountry', ...OPTIONS.map((field) => `paymentOptions.${field}` as const)] as const

const valuesOf = ({ paymentSchema }: EventView): Values => ({
  paymentSchema: paymentSchema.map(({ userCountry, paymentOptions }) => ({
    userCountry,
    paymentOptions: { ...paymentOptions, conversionRate: textOf(paymentOptions.conversionRate) },
  })),
})

const toInput = ({ paymentSchema }: Values): Draft<EventUpdate> => ({
  paymentSchema: paymentSchema.map(({ userCountry, paymentOptions }) => ({
    userCountry,
    paymentOptions: {
      ...paymentOptions,
      conversionRate: numberIn(paymentOptions.conversionRate),
    },
  })),
})

/** How people of each country pay. */
export function PaymentSection(props: SectionProps) {
  const { t, language } = useWords()
  const section = useSection<Values>(props, { id: 'payment', valuesOf, toInput })
  const { state } = section
  const { event } = props
  const countries = useCountries()
  const currencies = currencyOptions(language)
  const rows = useRows({
    state,
    name: 'paymentSchema',
    first: 'userCountry',
    rowName: (index) => t('eventEditor:terms.payment.row', { number: index + 1 }),
  })
  const label = (field: (typeof OPTIONS)[number] | 'userCountry') => t(`eventEditor:terms.payment.${field}`)
  const labels = rowLabels(rows, {
    name: 'paymentSchema',
    fields: FIELDS,
    label: (field) => label(field.replace('paymentOptions.', '') as (typeof OPTIONS)[number]),
  })
  const gateways = GatewayName.options.map((each) => ({
    value: each,
    text: t(`eventEditor:terms.payment.gateways.${each}`),
  }))
  const newRow: Row = {
    userCountry: OTHERS,
    paymentOptions: { paymentGateway: 'sandbox', currency: event.currency, conversionRate: '1' },
  }
  return (
    <EditorSection section={section} labels={labels} failed={t('eventEditor:failed.payment')}>
      <p className="field-hint">{t('eventEditor:terms.payment.text')}</p>
      {rows.count === 0 && <p className="field-hint">{t('eventEditor:terms.payment.none')}</p>}
      <ol className="row-list">
        {rows.keys.map((key, index) => {
          const path = `paymentSchema.${index}` as const
          const field = (name: (typeof OPTIONS)[number]) =>
            ({ state, name: `${path}.paymentOptions.${name}`, label: label(name) }) as const
          const chosen = state.form.getValues(`${path}.userCountry`)
          const isListed = chosen === OTHERS || countries.options.some(({ value }) => value === chosen)
          return (
            <li key={key} className="row-group">
              <div className="row-group-head">
                <strong>{rows.rowName(index)}</strong>
                <RowActions rows={rows} index={index} />
              </div>
              <div className="field-pair">
                <SelectField
                  state={state}
                  name={`${path}.userCountry`}
                  label={label('userCountry')}
                  options={[
                    { value: OTHERS, text: t('eventEditor:terms.payment.others') },
                    ...(isListed ? [] : [{ value: chosen, text: chosen }]),
                    ...countries.options,
                  ]}
                />
                <SelectField {...field('paymentGateway')} options={gateways} />
              </div>
              <div className="field-pair">
                <SelectField {...field('currency')} options={currencies} />
                <TextField
                  {...field('conversionRate')}
                  hint={t('eventEditor:terms.payment.conversionRateHint', { currency: event.currency })}
                  input={{ inputMode: 'decimal' }}
                />
              </div>
            </li>
          )
        })}
      </ol>
      <AddRow rows={rows} row={newRow}>
        {t('eventEditor:terms.payment.add')}
      </AddRow>
    </EditorSection>
  )
}
