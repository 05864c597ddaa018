import type { EventView } from '@polynya/contract'
import { dateInZone } from '@polynya/domain'
import { useWords, type Words } from '@polynya/ui'
import type { WhyNotOpen } from '../../features/events/not-open.ts'
import { OpeningCountdown } from '../../features/events/OpeningCountdown.tsx'
import { registerAddress } from '../../features/registration/register-search.ts'
import { loginFrom } from '../../infrastructure/addresses/next-page.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'
import { EventLine } from './frame/EventLine.tsx'
import { CreateSwimmerLink } from './swimmers/CreateSwimmerLink.tsx'

/** In the place of the steps while there is nothing to register for, with what one can do instead. */
export function NotOpen({
  event,
  why,
  onOpened,
}: {
  readonly event: EventView
  readonly why: WhyNotOpen
  readonly onOpened: () => void
}) {
  const words = useWords()
  const { t } = words
  const user = useUser()
  const opensAt = event.registration.at
  const at = openingText(event, words)
  return (
    <div className="page register">
      <EventLine event={event} />
      <h1>{t(`register:closed.${why}`)}</h1>
      <p className="register-lead">{t(`register:closed.${why}Text`, { at })}</p>
      {why === 'willOpen' && opensAt && (
        <OpeningCountdown at={opensAt} label={t('register:closed.left')} onOpened={onOpened} />
      )}
      <p className="buttons">
        {why === 'willOpen' && !user && (
          <a className="button" data-kind="primary" href={loginFrom(registerAddress({ event: event.id }))}>
            {t('account.login')}
          </a>
        )}
        {why === 'willOpen' && user?.numOfSwimmers === 0 && (
          <CreateSwimmerLink eventId={event.id} className="button">
            {t('register:closed.prepareProfile')}
          </CreateSwimmerLink>
        )}
        {user && why !== 'willOpen' && (
          <a className="button" data-kind="primary" href={paths.orders}>
            {t('register:pay.orders')}
          </a>
        )}
        <a className="button" href={paths.viewEvent(event.id)}>
          {t('register:back')}
        </a>
        <a className="button" href={paths.events}>
          {t('register:event.calendar')}
        </a>
      </p>
    </div>
  )
}

/** Formats the opening of registration as date and time at the venue, with the time zone. */
function openingText({ registration: { at }, timeZone }: EventView, { t, formats }: Words): string {
  if (at === null) return t('unknown')
  const date = formats.fullDate(dateInZone(new Date(at), timeZone))
  return `${date}, ${formats.time(at, timeZone)} (${formats.zone(at, timeZone)})`
}
