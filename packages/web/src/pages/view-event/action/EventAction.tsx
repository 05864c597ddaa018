import type { EventView } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { whyNotOpen } from '../../../features/events/not-open.ts'
import { paths } from '../../../infrastructure/addresses/paths.ts'
import { useUser } from '../../../infrastructure/session/use-user.ts'
import { ActionLink, RegisterAction } from './RegisterAction.tsx'

/** The one thing to do about an event: register, get ready for it, or look at one's orders. */
export function EventAction({ event }: { readonly event: EventView }) {
  const { t } = useWords()
  const user = useUser()
  const why = whyNotOpen(event)
  if (why === null || why === 'willOpen') return <RegisterAction event={event} />
  return user && <ActionLink href={paths.orders} text={t('eventAction:orders')} />
}
