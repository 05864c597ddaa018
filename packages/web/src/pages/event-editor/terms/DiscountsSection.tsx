import type { EventUpdate, EventView } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { useWatch } from 'react-hook-form'
import { HOME_COUNTRY, useRegionsOf } from '../../../features/places/use-places.ts'
import { numberIn, numberOrNull, textOf } from '../../../infrastructure/forms/field-values.ts'
import { SelectField } from '../../../infrastructure/forms/SelectField.tsx'
import { TextField } from '../../../infrastructure/forms/TextField.tsx'
import type { FormState } from '../../../infrastructure/forms/use-form-state.ts'
import type { Draft } from '../../../infrastructure/forms/validation.ts'
import { AddRow } from '../rows/AddRow.tsx'
import { RowActions } from '../rows/RowActions.tsx'
import { rowLabels } from '../rows/row-labels.ts'
import { useRows } from '../rows/use-rows.ts'
import { EditorSection } from '../section/EditorSection.tsx'
import { type SectionProps, useSection } from '../section/use-section.ts'

type Discount = EventView['discounts'][number]

interface Row {
  kind: Discount['kind']
  percent: string
  minAge: string
  maxAge: string
  region: string
  until: string
}

interface Values {
  discounts: Row[]
}

const KINDS = ['age', 'para', 'region', 'early'] as const satisfies Discount['kind'][]
const FIELDS = ['kind', 'percent', 'minAge', 'maxAge', 'region', 'until'] as const
const NEW_ROW: Row = { kind: 'age', percent: '', minAge: '', maxAge: '', region: '', until: '' }

const valuesOf = ({ discounts }: EventView): Values => ({
  discounts: discounts.map((discount) => ({
    ...NEW_ROW,
    ...Object.fromEntries(Object.entries(discount).map(([field, value]) => [field, textOf(value)])),
    kind: discount.kind,
  })),
})

const toInput = ({ discounts }: Values): Draft<EventUpdate> => ({ discounts: discounts.map(discountInput) })

function discountInput({ kind, minAge, maxAge, region, until, ...row }: Row): Draft<Discount> {
  const percent = numberIn(row.percent)
  switch (kind) {
    case 'age':
      return { kind, percent, minAge: numberIn(minAge) ?? 0, maxAge: numberOrNull(maxAge) }
    case 'para':
      return { kind, percent }
    case 'region':
      return { kind, percent, region }
    case 'early':
      return { kind, percent, until }
  }
}

/** Whom fees are lowered for. */
export function DiscountsSection(props: SectionProps) {
  const { t } = useWords()
  const section = useSection<Values>(props, { id: 'discounts', valuesOf, toInput })
  const { state } = section
  const rows = useRows({
    state,
    name: 'discounts',
    first: 'kind',
    rowName: (index) => t('eventEditor:terms.discounts.row', { number: index + 1 }),
  })
  const labels = rowLabels(rows, {
    name: 'discounts',
    fields: FIELDS,
    label: (field) => t(`eventEditor:terms.discounts.${field}`),
  })
  return (
    <EditorSection section={section} labels={labels} failed={t('eventEditor:failed.discounts')}>
      <p className="field-hint">{t('eventEditor:terms.discounts.text')}</p>
      {rows.count === 0 && <p className="field-hint">{t('eventEditor:terms.discounts.none')}</p>}
      <ol className="row-list">
        {rows.keys.map((key, index) => (
          <li key={key} className="row-group">
            <div className="row-group-head">
              <strong>{rows.rowName(index)}</strong>
              <RowActions rows={rows} index={index} />
            </div>
            <DiscountFields
              state={state}
              path={`discounts.${index}`}
              country={props.event.region?.slice(0, 2)}
            />
          </li>
        ))}
      </ol>
      <AddRow rows={rows} row={NEW_ROW}>
        {t('eventEditor:terms.discounts.add')}
      </AddRow>
    </EditorSection>
  )
}

interface FieldsProps {
  readonly state: FormState<Values>
  readonly path: `discounts.${number}`
  readonly country: string | undefined
}

function DiscountFields({ state, path, country = HOME_COUNTRY }: FieldsProps) {
  const { t } = useWords()
  const kind = useWatch({ control: state.form.control, name: `${path}.kind` })
  const label = (field: (typeof FIELDS)[number]) => t(`eventEditor:terms.discounts.${field}`)
  return (
    <>
      <div className="field-pair">
        <SelectField
          state={state}
          name={`${path}.kind`}
          label={label('kind')}
          options={KINDS.map((each) => ({
            value: each,
            text: t(`eventEditor:terms.discounts.kinds.${each}`),
          }))}
        />
        <TextField
          state={state}
          name={`${path}.percent`}
          label={label('percent')}
          input={{ inputMode: 'numeric' }}
        />
      </div>
      {kind === 'age' && (
        <div className="field-pair">
          {(['minAge', 'maxAge'] as const).map((field) => (
            <TextField
              key={field}
              state={state}
              name={`${path}.${field}`}
              label={label(field)}
              input={{ inputMode: 'numeric' }}
            />
          ))}
        </div>
      )}
      {kind === 'region' && <RegionField state={state} path={path} country={country} />}
      {kind === 'early' && (
        <TextField state={state} name={`${path}.until`} label={label('until')} input={{ type: 'date' }} />
      )}
    </>
  )
}

/** Regions of the event's country; a previously stored region of another country stays. */
function RegionField({ state, path, country = HOME_COUNTRY }: FieldsProps) {
  const { t } = useWords()
  const { options } = useRegionsOf(country)
  const chosen = state.form.getValues(`${path}.region`)
  const isKnown = options.some(({ value }) => value === chosen)
  return (
    <SelectField
      state={state}
      name={`${path}.region`}
      label={t('eventEditor:terms.discounts.region')}
      options={[
        { value: '', text: t('eventEditor:hints.none') },
        ...(chosen && !isKnown ? [{ value: chosen, text: chosen }] : []),
        ...options,
      ]}
    />
  )
}
