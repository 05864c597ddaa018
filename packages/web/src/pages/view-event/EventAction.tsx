import type { EventView } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { useApp } from '../../app/app-context.ts'
import { paths } from '../../paths.ts'
import { useUser } from '../../session/use-user.ts'
import { whyNotOpen } from '../register/not-open.ts'
import { OpeningCountdown } from './OpeningCountdown.tsx'
import { ActionLink, RegisterAction } from './RegisterAction.tsx'

/** The one thing to do about an event: register, get ready for it, or look at one's orders. */
export function EventAction({ event }: { readonly event: EventView }) {
  const { t } = useWords()
  const { cache, queries } = useApp()
  const user = useUser()
  const why = whyNotOpen(event)
  if (why !== null && why !== 'willOpen')
    return user && <ActionLink kind="water" href={paths.orders} text={t('eventAction:orders')} />
  const { at } = event.registration
  const countdown = at && (
    <OpeningCountdown
      at={at}
      label={t('eventAction:opensIn')}
      onOpened={() => void cache.reload(queries.event(event.id))}
    />
  )
  return <RegisterAction event={event} countdown={countdown} />
}
