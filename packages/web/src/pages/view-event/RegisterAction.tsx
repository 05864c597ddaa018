import type { EventView } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import type { ReactNode } from 'react'
import { whyNotOpen } from '../../features/events/not-open.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'

/** The way to the registration, or to getting ready for it; nothing where it is over. The server writes it, too. */
export function RegisterAction({
  event,
  countdown,
}: {
  readonly event: EventView
  /** Time until registration opens. */
  readonly countdown: ReactNode
}) {
  const { t } = useWords()
  const why = whyNotOpen(event)
  const href = `${paths.register}?e=${event.id}`
  if (why === 'willOpen') {
    return (
      <>
        {countdown}
        <ActionLink kind="water" href={href} text={t('eventAction:prepare')} />
      </>
    )
  }
  if (why !== null) return null
  const text = event.registration.state === 'individualClosed' ? 'registerRelay' : 'register'
  return <ActionLink kind="ice" href={href} text={t(`eventAction:${text}`)} />
}

export const ActionLink = ({
  kind,
  href,
  text,
}: {
  readonly kind: 'ice' | 'water'
  readonly href: string
  readonly text: string
}) => (
  <p className="buttons">
    <a className="button" data-kind={kind} href={href}>
      {text}
    </a>
  </p>
)
