import { isApiError } from '@polynya/sdk/light'
import { Button, useWords } from '@polynya/ui'
import { useState } from 'react'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import { useCountdown } from '../../infrastructure/components/use-countdown.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'

const WAIT_S = 60

type Outcome = { readonly sent: true } | { readonly problem: unknown } | null

/** Resends an e-mail, at most once a minute. */
export function ResendLine({
  resend,
  hasJustSent = false,
}: {
  readonly resend: () => Promise<unknown>
  /** Whether an e-mail was sent within the last minute, so that the next one must wait. */
  readonly hasJustSent?: boolean
}) {
  const words = useWords()
  const { notifications } = useApp()
  const { t } = words
  const [secondsLeft, wait] = useCountdown(hasJustSent ? WAIT_S : 0)
  const [outcome, setOutcome] = useState<Outcome>(null)
  const [isSending, setSending] = useState(false)
  const waitText = secondsLeft > 0 ? t('account:signUp.resendWait', { seconds: secondsLeft }) : null

  async function send() {
    if (waitText) return notifications.announce(() => waitText)
    setSending(true)
    try {
      await resend()
      setOutcome({ sent: true })
      wait(WAIT_S)
    } catch (problem) {
      setOutcome({ problem })
      wait((isApiError(problem) && problem.retryAfter) || 0)
    }
    setSending(false)
  }

  return (
    <div className="resend">
      <Button isBusy={isSending} onClick={send}>
        {t('account:signUp.resend')}
      </Button>
      <div>
        <p role="status">{outcome && 'sent' in outcome && t('account:signUp.resent')}</p>
        <p role="alert" className="field-error">
          {outcome && 'problem' in outcome && failureText(outcome.problem, words).advice}
        </p>
        {waitText && <p className="field-hint">{waitText}</p>}
      </div>
    </div>
  )
}
