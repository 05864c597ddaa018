import type { FieldIssue, SwimmerCard } from '@polynya/contract'
import { isApiError } from '@polynya/sdk/light'
import { EmptyState, Skeleton, swimmerName, useWords } from '@polynya/ui'
import type { Basket, BasketSwimmer } from '../../../features/registration/basket/basket.ts'
import type { StepProps } from '../../../features/registration/basket/step-props.ts'
import { OfferDistances } from '../../../features/registration/distances/OfferDistances.tsx'
import { usePlaces } from '../../../features/registration/distances/use-places-left.ts'
import { useMoneyText } from '../../../features/registration/parts/money-text.ts'
import { SwimmerAdmissions } from '../../../features/registration/parts/SwimmerAdmissions.tsx'
import { slotsQuery } from '../../../features/registration/register-queries.ts'
import { LoadFailed } from '../../../infrastructure/components/LoadFailed.tsx'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { useQuery } from '../../../infrastructure/queries/use-query.ts'
import { useObservable } from '../../../infrastructure/state/use-observable.ts'
import { StepFrame } from '../parts/StepFrame.tsx'

const PATH = /swimmers\.(\d+)\.entries\.(\d+)\b/

/** What everybody of the basket swims. */
export function DistancesStep(props: StepProps) {
  const { t } = useWords()
  const { event, basket, swimmers } = props
  const chosen = basket.swimmers.flatMap((entry) => {
    const swimmer = swimmers.find(({ id }) => id === entry.swimmerId)
    return swimmer ? [{ swimmer, entry }] : []
  })
  return (
    <StepFrame step="distances" heading={t('register:distances.heading')}>
      {event.registration.state === 'individualClosed' && (
        <p className="register-note">{t('register:closed.individual')}</p>
      )}
      {event.programData.length === 0 && <EmptyState title={t('register:distances.none')} />}
      {chosen.map(({ swimmer, entry }) => (
        <SwimmerDistances key={swimmer.id} {...props} swimmer={swimmer} chosen={entry} />
      ))}
    </StepFrame>
  )
}

type Props = StepProps & { readonly swimmer: SwimmerCard; readonly chosen: BasketSwimmer }

/** The distances of one swimmer, offer by offer. */
function SwimmerDistances(props: Props) {
  const { event, swimmer, chosen, pricing } = props
  const { t, language } = useWords()
  const { client, interfaceState } = useApp()
  const modes = useObservable(interfaceState)
  const { main } = swimmerName(swimmer, language)
  const { data, error, isFetching, refetch } = useQuery(
    slotsQuery(client, { eventId: event.id, iwsaid: swimmer.iwsaid, modes }),
  )
  const places = usePlaces(event.id)
  const issues = entryIssues(isApiError(pricing.error) ? pricing.error.issues : [], props.basket)
  const id = `distances-${swimmer.id}`
  return (
    <section className="register-swimmer" aria-labelledby={id}>
      <h2 id={id} lang={main.lang}>
        {main.text}
      </h2>
      {data && (
        <>
          {event.entryRules.admissionsAt === 'entry' && <SwimmerAdmissions event={event} swimmer={swimmer} />}
          <SwimmerFacts {...props} age={data.age} ageGroup={data.ageGroup} left={data.distancesLeft} />
          {event.programData.map((offer) => (
            <OfferDistances
              key={offer.id}
              offer={offer}
              slots={data.slots.map((slot) => ({ ...slot, ...places.get(slot.distanceId) }))}
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
  age,
  ageGroup,
  left,
  chosen,
  pricing,
  programme,
}: Props & {
  readonly age: number | null
  readonly ageGroup: string | null
  readonly left: number | null
}) {
  const { t } = useWords()
  const money = useMoneyText()
  const item = pricing.quote?.items.find(({ swimmerId }) => swimmerId === chosen.swimmerId)
  const individual = chosen.entries.filter(
    ({ distanceId }) => programme.get(distanceId)?.offer.kind === 'individual',
  )
  const facts = [
    age !== null &&
      (ageGroup
        ? t('register:distances.age', { age, group: ageGroup })
        : t('register:distances.ageOnly', { age })),
    left !== null && t('register:distances.left', { count: Math.max(0, left - individual.length) }),
  ].filter(Boolean)
  return (
    <p className="register-facts">
      {facts.join(' · ')}
      {item && pricing.quote && chosen.entries.length > 0 && (
        <b>{t('register:distances.subtotal', { sum: money(item.swimmerTotal, pricing.quote.currency) })}</b>
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
