import { OfferKind } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { useWatch } from 'react-hook-form'
import { SelectField } from '../../infrastructure/forms/SelectField.tsx'
import { TextField } from '../../infrastructure/forms/TextField.tsx'
import type { FormState } from '../../infrastructure/forms/use-form-state.ts'
import { DistanceRow } from './DistanceRow.tsx'
import { NEW_DISTANCE, type ProgrammeValues } from './programme-values.ts'
import { AddRow } from './rows/AddRow.tsx'
import { RowActions } from './rows/RowActions.tsx'
import { type RowMoves, useRows } from './rows/use-rows.ts'

/** One offer with its distances. */
export function OfferRows({
  state,
  offers,
  index,
}: {
  readonly state: FormState<ProgrammeValues>
  readonly offers: RowMoves
  readonly index: number
}) {
  const { t } = useWords()
  const path = `programData.${index}` as const
  const offer = offers.rowName(index)
  const kind = useWatch({ control: state.form.control, name: `${path}.kind` })
  const distances = useRows({
    state,
    name: `${path}.children`,
    first: 'distCode',
    rowName: (row) => `${offer}, ${t('eventEditor:programme.distance', { number: row + 1 })}`,
  })
  const last = state.form.getValues(`${path}.children`).at(-1)
  return (
    <fieldset className="row-group">
      <legend>{offer}</legend>
      <div className="row-group-head">
        <SelectField
          state={state}
          name={`${path}.kind`}
          label={t('eventEditor:programme.kind')}
          options={OfferKind.options.map((each) => ({ value: each, text: t(`sport:offerKinds.${each}`) }))}
        />
        <RowActions rows={offers} index={index} canCopy />
      </div>
      <OfferFields state={state} path={path} />
      <h3>{t('eventEditor:programme.distances')}</h3>
      <ol className="row-list">
        {distances.keys.map((key, row) => (
          <DistanceRow
            key={key}
            state={state}
            path={`${path}.children.${row}`}
            kind={kind}
            distances={distances}
            index={row}
          />
        ))}
      </ol>
      <AddRow rows={distances} row={{ ...NEW_DISTANCE, session: last?.session ?? NEW_DISTANCE.session }}>
        {t('eventEditor:programme.addDistance')}
      </AddRow>
    </fieldset>
  )
}

/** What an offer is called, and when and how many it takes. */
function OfferFields({
  state,
  path,
}: {
  readonly state: FormState<ProgrammeValues>
  readonly path: `programData.${number}`
}) {
  const { t } = useWords()
  return (
    <>
      <div className="field-pair">
        <TextField state={state} name={`${path}.name`} label={t('eventEditor:programme.name')} />
        <TextField
          state={state}
          name={`${path}.nameEn`}
          label={t('eventEditor:programme.nameEn')}
          input={{ lang: 'en' }}
        />
      </div>
      <div className="field-pair">
        {(['regStartDate', 'regEndDate'] as const).map((bound) => (
          <TextField
            key={bound}
            state={state}
            name={`${path}.${bound}`}
            label={t(`eventEditor:programme.${bound}`)}
            hint={t('eventEditor:programme.windowHint')}
            input={{ type: 'datetime-local' }}
          />
        ))}
      </div>
      <div className="field-pair">
        <TextField
          state={state}
          name={`${path}.slotLimit`}
          label={t('eventEditor:programme.slotLimit')}
          hint={t('eventEditor:programme.slotLimitHint')}
          input={{ inputMode: 'numeric' }}
        />
        <TextField
          state={state}
          name={`${path}.reserved`}
          label={t('eventEditor:programme.reserved')}
          input={{ inputMode: 'numeric' }}
        />
      </div>
    </>
  )
}
