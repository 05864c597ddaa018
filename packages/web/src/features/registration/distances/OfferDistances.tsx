import type { FieldIssue, Offer, Slot, SwimmerCard } from '@polynya/contract'
import { inProgrammeOrder } from '@polynya/domain'
import { inLanguage, useWords } from '@polynya/ui'
import type { BasketSwimmer } from '../basket/basket.ts'
import type { BasketProps } from '../basket/step-props.ts'
import { DistanceRow, type RowProps } from './DistanceRow.tsx'

/** The distances of one offer for one swimmer. */
export function OfferDistances(
  props: BasketProps & {
    readonly swimmer: SwimmerCard
    readonly chosen: BasketSwimmer
    readonly offer: Offer
    readonly slots: readonly Slot[]
    /** What the server says of chosen distances. */
    readonly issues: ReadonlyMap<number, FieldIssue> | undefined
  },
) {
  const { offer, slots, chosen, issues } = props
  const { t, language } = useWords()
  const name = inLanguage(language, { ru: offer.name, en: offer.nameEn })
  const rows = inProgrammeOrder(offer.children).flatMap((distance): Row[] => {
    const slot = slots.find(({ distanceId }) => distanceId === distance.id)
    const entry = chosen.entries.find(({ distanceId }) => distanceId === distance.id)
    return slot ? [{ distance, slot, entry, issue: issues?.get(distance.id) }] : []
  })
  const closed = rows.filter(isClosed)
  if (rows.length === 0) return null
  const list = (some: readonly Row[]) => (
    <ul>
      {some.map((row) => (
        <DistanceRow key={row.distance.id} {...props} {...row} />
      ))}
    </ul>
  )
  return (
    <fieldset className="register-offer">
      <legend lang={name?.lang}>{name?.text}</legend>
      {offer.kind === 'relay' && <p className="field-hint">{t('register:distances.relay')}</p>}
      {list(rows.filter((row) => !isClosed(row)))}
      {closed.length > 0 && (
        <details className="distances-closed">
          <summary>{t('register:distances.closed', { count: closed.length })}</summary>
          {list(closed)}
        </details>
      )}
    </fieldset>
  )
}

type Row = Pick<RowProps, 'distance' | 'slot' | 'entry' | 'issue'>

/** Not for this swimmer: said, but not in the way of what is. */
const isClosed = ({ slot, entry }: Row) => slot.problem !== null && !slot.entry && !entry
