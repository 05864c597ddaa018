import type { EventUpdate, EventView, OfferFees } from '@polynya/contract'
import { inProgrammeOrder } from '@polynya/domain'
import { inLanguage, useWords } from '@polynya/ui'
import { useWatch } from 'react-hook-form'
import { CheckboxField } from '../../../infrastructure/forms/CheckboxField.tsx'
import { numberOf, numberOrNull, textOf, textOrNull } from '../../../infrastructure/forms/field-values.ts'
import { TextField } from '../../../infrastructure/forms/TextField.tsx'
import type { FormState } from '../../../infrastructure/forms/use-form-state.ts'
import type { Draft } from '../../../infrastructure/forms/validation.ts'
import { EditorSection } from '../section/EditorSection.tsx'
import { type SectionProps, useSection } from '../section/use-section.ts'
import { FeePreview } from './FeePreview.tsx'

interface FeeValues {
  /** The fee of one distance, of two, and so on; empty ones at the end are none. */
  byCount: string[]
  lateFrom: string
  late: string
  onSpot: string
}

interface Values {
  freeEvent: boolean
  servicePercent: string
  mktPlacePercent: string
  /** In the order of the answer: issues refer to an offer by its index. */
  programData: { id: number; fees: FeeValues }[]
}

/** Fees of at most so many distances can be set apart; a larger table is shown whole. */
const CELLS = 6

const NO_FEES: FeeValues = { byCount: Array(CELLS).fill(''), lateFrom: '', late: '', onSpot: '' }

const valuesOf = (event: EventView): Values => ({
  freeEvent: event.freeEvent,
  servicePercent: textOf(event.servicePercent),
  mktPlacePercent: textOf(event.mktPlacePercent),
  programData: event.programData.map(({ id, fees }) => ({ id, fees: feeValues(fees) })),
})

const feeValues = (fees: OfferFees | null): FeeValues =>
  fees
    ? {
        byCount: Array.from({ length: Math.max(CELLS, fees.byCount.length) }, (_, index) =>
          textOf(fees.byCount[index] ?? null),
        ),
        lateFrom: textOf(fees.lateFrom),
        late: fees.late === 0 ? '' : textOf(fees.late),
        onSpot: textOf(fees.onSpot),
      }
    : NO_FEES

function toInput({ programData, ...values }: Values, event: EventView): Draft<EventUpdate> {
  return {
    freeEvent: values.freeEvent,
    servicePercent: numberOf(values.servicePercent),
    mktPlacePercent: numberOf(values.mktPlacePercent),
    programData: event.programData.map((offer) => ({
      ...offer,
      fees: feesInput(programData.find(({ id }) => id === offer.id)?.fees ?? NO_FEES),
    })) as NonNullable<EventUpdate['programData']>,
  }
}

/** The table without empty cells at its end; an empty one between others is missing. */
function amountsOf(cells: readonly string[]): number[] {
  const last = cells.findLastIndex((cell) => cell.trim() !== '')
  return cells
    .slice(0, last + 1)
    .map((cell) => (cell.trim() === '' ? Number.NaN : numberOf(cell.replace(/\s/g, ''))))
}

/** An offer without a table is free of charge; other values in its row still require one. */
function feesInput({ byCount, lateFrom, late, onSpot }: FeeValues): OfferFees | null {
  if ([...byCount, lateFrom, late, onSpot].every((text) => text.trim() === '')) return null
  return {
    byCount: amountsOf(byCount),
    lateFrom: textOrNull(lateFrom),
    late: numberOrNull(late) ?? 0,
    onSpot: numberOrNull(onSpot),
  }
}

/** What taking part costs. */
export function FeesSection(props: SectionProps) {
  const { t, language } = useWords()
  const { event } = props
  const section = useSection<Values>(props, { id: 'fees', valuesOf, toInput })
  const { state } = section
  // An offer that another section has just saved is not in the form yet: its fields would look typed by hand.
  const known = useWatch({ control: state.form.control, name: 'programData' }).map(({ id }) => id)
  const offers = event.programData.filter(({ id }, index) => known[index] === id)
  const nameOf = (offer: EventView['programData'][number]) =>
    t('eventEditor:terms.fees.offer', {
      name: inLanguage(language, { ru: offer.name, en: offer.nameEn })?.text ?? '',
    })
  const labels = {
    freeEvent: t('eventEditor:terms.fees.freeEvent'),
    ...Object.fromEntries(
      event.programData.flatMap((offer, index) => [
        ...Array.from({ length: CELLS }, (_, cell) => [
          `programData.${index}.fees.byCount.${cell}`,
          `${nameOf(offer)}. ${t('eventEditor:terms.fees.ofCount', { count: cell + 1 })}`,
        ]),
        ...(['byCount', 'lateFrom', 'late', 'onSpot'] as const).map((field) => [
          `programData.${index}.fees.${field}`,
          `${nameOf(offer)}. ${t(`eventEditor:terms.fees.${field}`)}`,
        ]),
      ]),
    ),
    servicePercent: t('eventEditor:terms.fees.servicePercent'),
    mktPlacePercent: t('eventEditor:terms.fees.mktPlacePercent'),
  }
  return (
    <EditorSection section={section} labels={labels} failed={t('eventEditor:failed.fees')}>
      <CheckboxField state={state} name="freeEvent" label={labels.freeEvent} />
      {event.programData.length === 0 && <p className="field-hint">{t('eventEditor:terms.fees.noOffers')}</p>}
      {inProgrammeOrder(offers).map((offer) => (
        <fieldset key={offer.id} className="row-group">
          <legend>{nameOf(offer)}</legend>
          <OfferFeeFields
            state={state}
            path={`programData.${event.programData.indexOf(offer)}.fees`}
            currency={event.currency}
          />
        </fieldset>
      ))}
      <div className="field-pair">
        {(['servicePercent', 'mktPlacePercent'] as const).map((name) => (
          <TextField
            key={name}
            state={state}
            name={name}
            label={labels[name]}
            hint={t('eventEditor:terms.fees.percentHint')}
            input={{ inputMode: 'numeric' }}
          />
        ))}
      </div>
    </EditorSection>
  )
}

function OfferFeeFields({
  state,
  path,
  currency,
}: {
  readonly state: FormState<Values>
  readonly path: `programData.${number}.fees`
  readonly currency: string
}) {
  const { t } = useWords()
  const fees = useWatch({ control: state.form.control, name: path }) ?? NO_FEES
  const label = (field: keyof FeeValues) => t(`eventEditor:terms.fees.${field}`)
  return (
    <>
      <fieldset className="fee-grid">
        <legend>{label('byCount')}</legend>
        <p className="field-hint">{t('eventEditor:terms.fees.byCountHint')}</p>
        <div className="fee-cells">
          {fees.byCount.map((_, index) => (
            <TextField
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its number of distances
              key={index}
              state={state}
              name={`${path}.byCount.${index}`}
              label={t('eventEditor:terms.fees.ofCount', { count: index + 1 })}
              input={{ inputMode: 'decimal', autoComplete: 'off' }}
            />
          ))}
        </div>
      </fieldset>
      <div className="field-pair">
        <TextField
          state={state}
          name={`${path}.lateFrom`}
          label={label('lateFrom')}
          input={{ type: 'date' }}
        />
        <TextField
          state={state}
          name={`${path}.late`}
          label={label('late')}
          input={{ inputMode: 'decimal' }}
        />
      </div>
      <TextField
        state={state}
        name={`${path}.onSpot`}
        label={label('onSpot')}
        hint={t('eventEditor:terms.fees.onSpotHint')}
        input={{ inputMode: 'decimal' }}
      />
      <FeePreview fees={feesInput(fees)} currency={currency} />
    </>
  )
}
