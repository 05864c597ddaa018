import type { OfferFees } from '@polynya/contract'
import { minorOf, priceOf } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { ScrollBox } from '../../../infrastructure/components/ScrollBox.tsx'

/** What a swimmer pays for one, two, three… distances, computed by the rules that price an order. */
export function FeePreview({
  fees,
  currency,
}: {
  readonly fees: OfferFees | null
  readonly currency: string
}) {
  const { t, formats } = useWords()
  if (!fees || fees.byCount.length === 0 || amountsIn(fees).some(Number.isNaN)) return null
  const columns = [
    'usual',
    ...(fees.lateFrom && fees.late > 0 ? (['late'] as const) : []),
    ...(fees.onSpot === null ? [] : (['onSpot'] as const)),
  ] as const
  return (
    <ScrollBox className="fee-preview" aria-label={t('eventManage:fees.caption')}>
      <table>
        <caption>{t('eventManage:fees.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('eventManage:fees.count')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`eventManage:fees.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fees.byCount.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number of distances
            <tr key={index}>
              <th scope="row">{index + 1}</th>
              {columns.map((column) => (
                <td key={column}>{formats.money(priceFor(fees, index + 1, column), currency)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

const amountsIn = ({ byCount, late, onSpot }: OfferFees) => [...byCount, late, onSpot ?? 0]

/** The fee of a swimmer without discounts, in minor units. */
function priceFor(fees: OfferFees, count: number, column: 'usual' | 'late' | 'onSpot'): number {
  const offer = {
    offerId: 1,
    byCount: fees.byCount.map(minorOf),
    lateFrom: fees.lateFrom,
    lateMinor: minorOf(fees.late),
    onSpotMinor: fees.onSpot === null ? null : minorOf(fees.onSpot),
  }
  const swimmer = { swimmerId: 1, age: 30, isParaswimmer: false, region: null, donationMinor: 0 }
  return priceOf(
    { offers: [offer], discounts: [], servicePercent: 0, mktPlacePercent: 0 },
    {
      on: column === 'late' && fees.lateFrom ? fees.lateFrom : BEFORE_ANY_DATE,
      participants: [{ ...swimmer, offers: [{ offerId: 1, count }] }],
      coupon: null,
      onSpot: column === 'onSpot',
    },
  ).totalMinor
}

const BEFORE_ANY_DATE = '0000-01-01'
