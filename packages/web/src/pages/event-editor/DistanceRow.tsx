import type { OfferKind } from '@polynya/contract'
import { DIST_CODES, findDistCode, GENDERS, isRelay } from '@polynya/domain'
import { ageRange, useWords, type Words } from '@polynya/ui'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { numberOf, numberOrNull } from '../../infrastructure/forms/field-values.ts'
import { SelectField } from '../../infrastructure/forms/SelectField.tsx'
import { TextField } from '../../infrastructure/forms/TextField.tsx'
import type { FormState } from '../../infrastructure/forms/use-form-state.ts'
import { OfferSelect } from './OfferSelect.tsx'
import { DISTANCE_FIELDS } from './programme-labels.ts'
import type { DistanceValues, ProgrammeValues } from './programme-values.ts'
import { RowActions } from './rows/RowActions.tsx'
import type { RowMoves } from './rows/use-rows.ts'

interface FieldsProps {
  readonly state: FormState<ProgrammeValues>
  readonly path: `programData.${number}.children.${number}`
  readonly kind: OfferKind
  /** The distance that is chosen; it can be left where the kind of the offer no longer suits it. */
  readonly chosen: string
  readonly onMove: (offer: number, title: string) => void
}

/** A distance of an offer in a line; what is new, copied or wrong is unfolded. */
export function DistanceRow({
  distances,
  index,
  ...fields
}: Omit<FieldsProps, 'chosen' | 'onMove'> & {
  readonly distances: RowMoves
  readonly index: number
}) {
  const words = useWords()
  const { state, path } = fields
  const values = useWatch({ control: state.form.control, name: path })
  const [isOpen, setOpen] = useState(values.id === undefined)
  const isWrong = DISTANCE_FIELDS.some((name) => state.errorOf(`${path}.${name}`) !== undefined)
  return (
    <li className="distance-row">
      <details open={isOpen || isWrong} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{summaryOf(values, words)}</summary>
        <DistanceFields
          {...fields}
          chosen={values.distCode}
          onMove={(offer, title) => distances.moveTo(index, { path: `programData.${offer}.children`, title })}
        />
      </details>
      <RowActions rows={distances} index={index} canCopy />
    </li>
  )
}

function DistanceFields({ state, path, kind, chosen, onMove }: FieldsProps) {
  const { t } = useWords()
  const label = (name: (typeof DISTANCE_FIELDS)[number]) => t(`eventEditor:programme.${name}`)
  const codes = DIST_CODES.filter((code) => isRelay(code) === (kind === 'relay') || code === chosen)
  return (
    <div className="distance-fields">
      <SelectField
        state={state}
        name={`${path}.distCode`}
        label={label('distCode')}
        options={[
          { value: '', text: t('eventEditor:programme.chosen') },
          ...codes.map((code) => ({ value: code, text: t(`sport:distances.${code}.name`) })),
        ]}
      />
      <OfferSelect state={state} path={path} onMove={onMove} />
      <SelectField
        state={state}
        name={`${path}.gender`}
        label={label('gender')}
        options={Object.entries(GENDERS).map(([value, gender]) => ({
          value,
          text: t(`sport:genders.${gender}`),
        }))}
      />
      {(['session', 'minAge', 'maxAge', 'slotLimit', 'reserved'] as const).map((name) => (
        <TextField
          key={name}
          state={state}
          name={`${path}.${name}`}
          label={label(name)}
          input={{ inputMode: 'numeric', autoComplete: 'off' }}
        />
      ))}
      {(['divisions', 'paraGroups'] as const).map((name) => (
        <TextField
          key={name}
          state={state}
          name={`${path}.${name}`}
          label={label(name)}
          hint={t('eventEditor:programme.listHint')}
          input={{ autoComplete: 'off' }}
        />
      ))}
    </div>
  )
}

/** What a distance is, as far as it is filled in: «50 м брасс · мужчины · возраст 18+ · мест: 60». */
function summaryOf(values: DistanceValues, words: Words): string {
  const { t } = words
  const code = findDistCode(values.distCode)
  if (!code) return t('eventEditor:programme.chosen')
  const gender = GENDERS[numberOf(values.gender) as keyof typeof GENDERS]
  const range = ageRange({ minAge: numberOrNull(values.minAge), maxAge: numberOrNull(values.maxAge) }, words)
  const count = numberOrNull(values.slotLimit)
  return [
    t(`sport:distances.${code}.name`),
    gender && t(`sport:genders.${gender}`),
    range && t('eventEditor:programme.age', { range }),
    count !== null && t('eventEditor:programme.places', { count }),
  ]
    .filter(Boolean)
    .join(' · ')
}
