import { ErrorState, useWords } from '@polynya/ui'
import type { ReactNode } from 'react'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import type { MailLink } from './use-mail-link.ts'

/** Outcome of a mailed link. */
export function LinkOutcome({
  link,
  pending,
  done,
  wrong,
  onDone,
  onWrong,
}: {
  readonly link: MailLink
  readonly pending: string
  readonly done: string
  /** Text for a link without a secret. */
  readonly wrong: string
  /** Next actions after success, and for an invalid link. */
  readonly onDone: ReactNode
  readonly onWrong: ReactNode
}) {
  const words = useWords()
  const said = { working: pending, used: done } as Partial<Record<MailLink['state'], string>>
  if (link.state === 'failed') {
    const { title, advice, requestId } = failureText(link.error, words)
    return <ErrorState title={title} advice={advice} requestId={requestId} onRetry={link.retry} />
  }
  return (
    <>
      <p role="status" className="arrival-text">
        {said[link.state]}
      </p>
      {link.state === 'used' && onDone}
      {link.state === 'wrong' && (
        <>
          <p role="alert" className="link-wrong">
            {link.error === undefined ? wrong : failureText(link.error, words).advice}
          </p>
          {onWrong}
        </>
      )}
    </>
  )
}
