import type { EventView } from '@polynya/contract'
import { feeTable, inProgrammeOrder, type OfferPrices } from '@polynya/domain'
import { ageRange, inLanguage, useWords, type Words } from '@polynya/ui'
import { useRegionName } from '../../../features/places/use-regions.ts'

interface Props {
  readonly event: EventView
  /** The date at the venue. */
  readonly today: string
}

/** What taking part costs, offer by offer, and whom it costs less. */
export function Prices({ event, today }: Props) {
  const { t } = useWords()
  const tables = feeTable(event, today)
  const offers = inProgrammeOrder(event.programData).flatMap((offer) => {
    const prices = tables.find(({ offerId }) => offerId === offer.id)
    return prices ? [{ offer, prices }] : []
  })
  const hasFees = event.programData.some(({ fees }) => fees !== null)
  return (
    <section className="event-prices" aria-labelledby="prices-heading">
      <h3 id="prices-heading">{t('eventAction:prices.heading')}</h3>
      {offers.map((each) => (
        <OfferTable key={each.offer.id} currency={event.currency} {...each} />
      ))}
      {offers.length === 0 && (
        <p>{t(event.freeEvent || hasFees ? 'eventAction:prices.free' : 'eventAction:prices.unknown')}</p>
      )}
      {offers.length > 0 && event.servicePercent + event.mktPlacePercent > 0 && (
        <p className="note">{t('eventAction:prices.included')}</p>
      )}
      {offers.length > 0 && <Discounts event={event} today={today} />}
    </section>
  )
}

interface OfferProps {
  readonly offer: EventView['programData'][number]
  readonly prices: OfferPrices
  readonly currency: string
}

function OfferTable({ offer, prices, currency }: OfferProps) {
  const { t, language, formats } = useWords()
  const name = inLanguage(language, { ru: offer.name, en: offer.nameEn })
  const { late, onSpotMinor, totalsMinor } = prices
  const money = (minor: number) => formats.money(minor, currency)
  return (
    <>
      <table>
        <caption lang={name?.lang}>{name?.text}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('eventAction:prices.count')}</th>
            <th scope="col">{t('eventAction:prices.total')}</th>
          </tr>
        </thead>
        <tbody>
          {totalsMinor
            .map((total, index) => ({ total, count: countText({ offer, prices }, index, t) }))
            .map(({ total, count }) => (
              <tr key={count}>
                <th scope="row">{count}</th>
                <td>{money(total)}</td>
              </tr>
            ))}
          {onSpotMinor !== null && (
            <tr>
              <th scope="row">
                {t('eventAction:prices.onSpot')}, {countName(offer, 1, t)}
              </th>
              <td>{money(onSpotMinor)}</td>
            </tr>
          )}
        </tbody>
      </table>
      {late && (
        <p className="note">
          {t(late.applies ? 'eventAction:prices.lateNow' : 'eventAction:prices.late', {
            date: formats.fullDate(late.from),
            price: money(late.totalMinor),
          })}
          . {t('eventAction:prices.lateOnce')}
        </p>
      )}
    </>
  )
}

const countName = ({ kind }: OfferProps['offer'], count: number, t: Words['t']) =>
  t(kind === 'relay' ? 'eventAction:prices.teams' : 'eventAction:prices.distances', { count })

/** A row of the price list: the last one applies to larger bundles, too. */
function countText({ offer, prices }: Omit<OfferProps, 'currency'>, index: number, t: Words['t']): string {
  const { length } = prices.totalsMinor
  if (length === 1) {
    return t(offer.kind === 'relay' ? 'eventAction:prices.anyTeams' : 'eventAction:prices.anyNumber')
  }
  const text = countName(offer, index + 1, t)
  return index === length - 1 ? t('eventAction:prices.orMore', { text }) : text
}

/** Discounts; one for early registration only while it applies. */
function Discounts({ event, today }: Props) {
  const words = useWords()
  const { t } = words
  const shown = event.discounts.filter((discount) => discount.kind !== 'early' || today <= discount.until)
  if (shown.length === 0) return null
  return (
    <>
      <h4>{t('eventAction:prices.discounts')}</h4>
      <ul>
        {shown.map((discount) => (
          <li key={JSON.stringify(discount)}>
            <DiscountText discount={discount} />
          </li>
        ))}
      </ul>
    </>
  )
}

function DiscountText({ discount }: { readonly discount: EventView['discounts'][number] }) {
  const words = useWords()
  const { t } = words
  const { percent } = discount
  if (discount.kind === 'region') return <RegionDiscount region={discount.region} percent={percent} />
  return t('eventAction:prices.discount', { name: discountName(discount, words), percent })
}

/** Apart from the others, because it loads the names of regions. */
function RegionDiscount({ region, percent }: { readonly region: string; readonly percent: number }) {
  const { t } = useWords()
  const name = t('eventAction:prices.kinds.region', { region: useRegionName(region) })
  return t('eventAction:prices.discount', { name, percent })
}

type Named = Exclude<EventView['discounts'][number], { readonly kind: 'region' }>

function discountName(discount: Named, words: Words): string {
  const { t, formats } = words
  switch (discount.kind) {
    case 'age':
      return t('eventAction:prices.kinds.age', { ages: ageRange(discount, words) ?? '' })
    case 'para':
      return t('eventAction:prices.kinds.para')
    case 'early':
      return t('eventAction:prices.kinds.early', { date: formats.fullDate(discount.until) })
  }
}
