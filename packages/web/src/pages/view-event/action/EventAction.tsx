import type { EventView } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { whyNotOpen } from '../../../features/events/not-open.ts'
import { paths } from '../../../infrastructure/addresses/paths.ts'
import { useUser } from '../../../infrastructure/session/use-user.ts'
import { ActionLink, RegisterAction } from './RegisterAction.tsx'
import { useOwnEntries } from './use-own-entries.ts'

/** The one thing to do about an event: pay, register, add distances, get ready, or look at one's orders. */
export function EventAction({ event }: { readonly event: EventView }) {
  const { t } = useWords()
  const user = useUser()
  const own = useOwnEntries(event.id)
  const why = whyNotOpen(event)
  const unpaid = own?.unpaid.at(-1)
  if (unpaid !== undefined && why !== 'calledOff') {
    return <ActionLink href={paths.order(unpaid)} text={t('eventAction:pay')} />
  }
  if (why === null && own && own.entered > 0) {
    return <ActionLink href={`${paths.register}?e=${event.id}`} text={t('eventAction:add')} />
  }
  if (why === null || why === 'willOpen') return <RegisterAction event={event} />
  return user && <ActionLink href={paths.orders} text={t('eventAction:orders')} />
}
