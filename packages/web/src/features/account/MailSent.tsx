import { useWords } from '@polynya/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { TextWithLinks } from '../../infrastructure/components/TextWithLinks.tsx'
import { usePageTitle } from '../../infrastructure/context/page-title.ts'
import { useSite } from '../../infrastructure/queries/site.ts'
import { ResendLine } from './ResendLine.tsx'

/** Confirms that an e-mail was sent: what to do with it, and what to do if it does not arrive. */
export function MailSent({
  text,
  resend,
  children,
}: {
  /** Text with the address of the e-mail. */
  readonly text: string
  readonly resend: () => Promise<unknown>
  readonly children?: ReactNode
}) {
  const { t } = useWords()
  return (
    <Arrival heading={t('account:signUp.sentHeading')}>
      <p className="arrival-text">{text}</p>
      {children}
      <OutboxNote />
      <div className="account-foot">
        <p>{t('account:signUp.notReceived')}</p>
        <ResendLine resend={resend} hasJustSent />
      </div>
    </Arrival>
  )
}

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]']

/** Link to the e-mails of a demo, which shows them only on its own machine. */
function OutboxNote() {
  const { t } = useWords()
  if (!useSite()?.demo || !LOOPBACK.includes(location.hostname)) return null
  return (
    <p className="note">
      <TextWithLinks text={t('account:signUp.outbox')} links={{ outbox: '/api/outbox' }} />
    </p>
  )
}

/** Replaces a submitted form; its heading receives the focus and becomes the page's title. */
function Arrival({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  usePageTitle({ name: heading })
  return (
    <div className="arrival">
      <h1 ref={title} tabIndex={-1}>
        {heading}
      </h1>
      {children}
    </div>
  )
}
