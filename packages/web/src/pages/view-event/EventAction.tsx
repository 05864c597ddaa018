import type { EventView } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { whyNotOpen } from '../../features/events/not-open.ts'
import { OpeningCountdown } from '../../features/events/OpeningCountdown.tsx'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'
import { ActionLink, RegisterAction } from './RegisterAction.tsx'

/** The one thing to do about an event: register, get ready for it, or look at one's orders. */
export function EventAction({ event }: { readonly event: EventView }) {
  const { t } = useWords()
  const { queryClient, queries } = useApp()
  const user = useUser()
  const why = whyNotOpen(event)
  if (why !== null && why !== 'willOpen')
    return user && <ActionLink kind="water" href={paths.orders} text={t('eventAction:orders')} />
  const { at } = event.registration
  const countdown = at && (
    <OpeningCountdown
      at={at}
      label={t('eventAction:opensIn')}
      onOpened={() => void queryClient.invalidateQueries(queries.event(event.id))}
    />
  )
  return <RegisterAction event={event} countdown={countdown} />
}
