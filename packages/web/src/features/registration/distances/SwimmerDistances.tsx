import type { FieldIssue, Slots, SwimmerCard } from '@polynya/contract'
import { isApiError } from '@polynya/sdk/light'
import { Skeleton, swimmerName, useWords } from '@polynya/ui'
import type { ReactNode } from 'react'
import { LoadFailed } from '../../../infrastructure/components/LoadFailed.tsx'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { useQuery } from '../../../infrastructure/queries/use-query.ts'
import { useObservable } from '../../../infrastructure/state/use-observable.ts'
import type { Basket, BasketSwimmer } from '../basket/basket.ts'
import type { BasketProps } from '../basket/step-props.ts'
import { useMoneyText } from '../parts/money-text.ts'
import { UNKNOWN_AMOUNT } from '../parts/PriceLines.tsx'
import { SwimmerAdmissions } from '../parts/SwimmerAdmissions.tsx'
import { slotsQuery } from '../register-queries.ts'
import { distancesLeft } from './distances-left.ts'
import { OfferDistances } from './OfferDistances.tsx'
import { usePlaces } from './use-places-left.ts'

const PATH = /swimmers\.(\d+)\.entries\.(\d+)\b/

type Props = BasketProps & {
  readonly swimmer: SwimmerCard
  readonly chosen: BasketSwimmer
  /** Actions on the swimmer, beside their name. */
  readonly children?: ReactNode
}

/** The distances of one swimmer, offer by offer. At the venue, reserved places count as free. */
export function SwimmerDistances(props: Props) {
  const { event, swimmer, chosen, pricing, basket, children } = props
  const { t, language } = useWords()
  const { client, interfaceState } = useApp()
  const interfaceModes = useObservable(interfaceState)
  const modes = basket.onSpot ? ({ ...interfaceModes, admValue: '1' } as const) : interfaceModes
  const { main } = swimmerName(swimmer, language)
  const { data, error, isFetching, refetch } = useQuery(
    slotsQuery(client, { eventId: event.id, iwsaid: swimmer.iwsaid, modes }),
  )
  const openPlaces = usePlaces(event.id)
  const issues = entryIssues(isApiError(pricing.error) ? pricing.error.issues : [], basket)
  const id = `distances-${swimmer.id}`
  return (
    <section className="register-swimmer" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id} lang={main.lang}>
          {main.text}
        </h2>
        {children}
      </div>
      {data && (
        <>
          {event.entryRules.admissionsAt === 'entry' && <SwimmerAdmissions event={event} swimmer={swimmer} />}
          <SwimmerFacts {...props} offered={data} />
          {event.programData.map((offer) => (
            <OfferDistances
              key={offer.id}
              offer={offer}
              slots={data.slots.map((slot) => ({
                ...slot,
                ...(!basket.onSpot && openPlaces.get(slot.distanceId)),
              }))}
              issues={issues.get(chosen.swimmerId)}
              {...props}
            />
          ))}
        </>
      )}
      {!data && error === null && <Skeleton shape="row" count={4} />}
      {!data && error !== null && (
        <LoadFailed
          title={t('register:distances.failed')}
          error={error}
          isRetrying={isFetching}
          onRetry={refetch}
        />
      )}
    </section>
  )
}

/** Age, age group, how many more may be chosen, and what it costs. */
function SwimmerFacts({
  offered: { age, ageGroup, distancesLeft: left, slots },
  chosen,
  pricing,
  programme,
}: Props & { readonly offered: Slots }) {
  const { t } = useWords()
  const money = useMoneyText()
  const item = pricing.quote?.items.find(({ swimmerId }) => swimmerId === chosen.swimmerId)
  const sum =
    item && pricing.quote && !pricing.isPricing
      ? money(item.swimmerTotal, pricing.quote.currency)
      : UNKNOWN_AMOUNT
  const facts = [
    age !== null &&
      (ageGroup
        ? t('register:distances.age', { age, group: ageGroup })
        : t('register:distances.ageOnly', { age })),
    left !== null &&
      t('register:distances.left', { count: distancesLeft(left, { programme, slots, chosen }) }),
  ].filter(Boolean)
  return (
    <p className="register-facts">
      {facts.join(' · ')}
      {item && pricing.quote && chosen.entries.length > 0 && (
        <b>{t('register:distances.subtotal', { sum })}</b>
      )}
    </p>
  )
}

/** What is wrong with the distances of each swimmer: the reason by the distance. */
type EntryIssues = ReadonlyMap<number, ReadonlyMap<number, FieldIssue>>

/** Puts issues of a body, which count swimmers and entries, to the distances of the basket it was made of. */
function entryIssues(issues: readonly FieldIssue[] | undefined, basket: Basket): EntryIssues {
  const sent = basket.swimmers.filter(({ entries }) => entries.length > 0)
  const found = new Map<number, Map<number, FieldIssue>>()
  for (const issue of issues ?? []) {
    const [, row, column] = PATH.exec(issue.path) ?? []
    const swimmer = sent[Number(row)]
    const entry = swimmer?.entries[Number(column)]
    if (!swimmer || !entry) continue
    const own = found.get(swimmer.swimmerId) ?? new Map<number, FieldIssue>()
    found.set(swimmer.swimmerId, own.set(entry.distanceId, issue))
  }
  return found
}
