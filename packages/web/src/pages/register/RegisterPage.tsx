import type { EventView } from '@polynya/contract'
import { isApiError } from '@polynya/sdk/light'
import { EmptyState, inLanguage, Skeleton, useWords } from '@polynya/ui'
import { useRouterState } from '@tanstack/react-router'
import { lazy } from 'react'
import { whyNotOpen } from '../../features/events/not-open.ts'
import { orderQuery } from '../../features/orders/order-queries.ts'
import { useMayEnterOnSpot } from '../../features/registration/on-spot/use-on-spot.ts'
import { type RegisterSearch, readRegisterSearch } from '../../features/registration/register-search.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { usePageTitle } from '../../infrastructure/context/page-title.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'
import { BasketSteps } from './BasketSteps.tsx'
import { RegisterFrame } from './frame/RegisterFrame.tsx'
import { openStep } from './frame/steps.ts'
import { teamsOf } from './parts/teams-of.ts'
import './register.css'

/**
 * Chunks of their own: forms come with their library, an order only once there is one, and most visitors find registration
 * open.
 */
const LazyClosed = lazy(async () => ({
  default: (await import('./ClosedRegistration.tsx')).ClosedRegistration,
}))

const LazyAccountStep = lazy(async () => ({
  default: (await import('./account/AccountStep.tsx')).AccountStep,
}))

const LazyTeamsStep = lazy(async () => ({
  default: (await import('./teams/TeamsStep.tsx')).TeamsStep,
}))

const LazyPayStep = lazy(async () => ({ default: (await import('./pay/PayStep.tsx')).PayStep }))

/** Registration for an event, from signing in to the payment; every point of it has an address. */
export function RegisterPage() {
  const { t } = useWords()
  // Read here: what every page loads does not know of the steps.
  const search = readRegisterSearch(useRouterState({ select: ({ location }) => location.search }))
  usePageTitle({ name: t('register:event.noneHeading') })
  if (search.event !== null) return <OfEvent search={search} id={search.event} />
  return (
    <div className="page register">
      <h1>{t('register:event.noneHeading')}</h1>
      <EmptyState title={t('register:event.none')}>
        <p>{t('register:event.noneAdvice')}</p>
        <a className="button" data-kind="primary" href={`${paths.events}?status=open`}>
          {t('register:event.calendar')}
        </a>
      </EmptyState>
    </div>
  )
}

function OfEvent({ search, id }: { readonly search: RegisterSearch; readonly id: number }) {
  const { t, language } = useWords()
  const { data: event, error, isFetching, refetch } = useQuery(useApp().queries.event(id))
  const name = event && inLanguage(language, { ru: event.name, en: event.nameEn })?.text
  usePageTitle({ name: name && t('register:title', { event: name }) })
  if (event) return <Registration search={search} event={event} onOpened={refetch} />
  const isMissing = isApiError(error) && error.status === 404
  return (
    <div className="page register">
      <h1>{t(isMissing ? 'register:event.missing' : 'register:event.noneHeading')}</h1>
      {error === null && <Skeleton shape="line" count={8} />}
      {isMissing && (
        <EmptyState title={t('register:event.missingAdvice')}>
          <a className="button" data-kind="primary" href={paths.events}>
            {t('register:event.calendar')}
          </a>
        </EmptyState>
      )}
      {error !== null && !isMissing && (
        <LoadFailed
          title={t('register:event.failed')}
          error={error}
          isRetrying={isFetching}
          onRetry={refetch}
        />
      )}
    </div>
  )
}

const NOTHING_DONE = {
  isSignedIn: false,
  hasSwimmers: false,
  hasDistances: false,
  hasOrder: false,
  isPaid: false,
  hasRelay: false,
} as const

/** An order is shown whatever became of the event; all else needs a registration that is open, and an account. */
function Registration({
  search,
  event,
  onOpened,
}: {
  readonly search: RegisterSearch
  readonly event: EventView
  /** Called once registration should be open by the clock. */
  readonly onOpened: () => void
}) {
  const user = useUser()
  const mayEnterOnSpot = useMayEnterOnSpot(event)
  const notOpen = mayEnterOnSpot ? null : whyNotOpen(event)
  if (search.order !== null && user)
    return <OfOrder key={search.order} event={event} search={search} id={search.order} />
  if (search.order === null && notOpen)
    return <LazyClosed event={event} search={search} why={notOpen} onOpened={onOpened} />
  if (user)
    return <BasketSteps key={`${user.id} ${event.id}`} event={event} search={search} accountId={user.id} />
  return (
    <RegisterFrame event={event} search={search} step="account" progress={NOTHING_DONE}>
      <LazyAccountStep search={search} />
    </RegisterFrame>
  )
}

/** The steps of an order: the teams of its relays, and its payment. */
function OfOrder({
  event,
  search,
  id,
}: {
  readonly event: EventView
  readonly search: RegisterSearch
  readonly id: number
}) {
  const { data } = useQuery(orderQuery(useApp().client, id))
  // Until the order is there, the address says whether it has relays.
  const hasRelay = data ? teamsOf(data).length > 0 : search.step === 'teams'
  const isPaid = data?.isPaid ?? false
  const done = { isSignedIn: true, hasSwimmers: true, hasDistances: true, hasOrder: true, isPaid, hasRelay }
  const step = openStep(search.step, done)
  const OrderStep = step === 'teams' ? LazyTeamsStep : LazyPayStep
  return (
    <RegisterFrame event={event} search={search} step={step} progress={done}>
      <OrderStep event={event} id={id} />
    </RegisterFrame>
  )
}
