import type { EventView } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { whyNotOpen } from '../../../features/events/not-open.ts'
import { paths } from '../../../infrastructure/addresses/paths.ts'

/** The way to the registration, or to getting ready for it; nothing where it is over. The server renders it, too. */
export function RegisterAction({ event }: { readonly event: EventView }) {
  const { t } = useWords()
  const why = whyNotOpen(event)
  const href = `${paths.register}?e=${event.id}`
  if (why === 'willOpen') return <ActionLink href={href} text={t('eventAction:prepare')} />
  if (why !== null) return null
  const text = event.registration.state === 'individualClosed' ? 'registerRelay' : 'register'
  return <ActionLink href={href} text={t(`eventAction:${text}`)} />
}

export const ActionLink = ({ href, text }: { readonly href: string; readonly text: string }) => (
  <a className="button" data-kind="primary" href={href}>
    {text}
  </a>
)
