import type { PersonalToken } from '@polynya/contract'
import { Button, useWords } from '@polynya/ui'
import { useEffect, useRef, useState } from 'react'

export type TokenWithSecret = PersonalToken & { readonly token: string }

/** A new token with its secret, which is shown only once. */
export function CreatedToken({
  token: { label, token },
  onDone,
}: {
  readonly token: TokenWithSecret
  readonly onDone: () => void
}) {
  const { t } = useWords()
  const heading = useRef<HTMLHeadingElement>(null)
  const secret = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: each token moves the focus to the heading
  useEffect(() => heading.current?.focus(), [token])

  async function copy() {
    try {
      await navigator.clipboard.writeText(token)
      setSaid(t('account:tokens.copied'))
    } catch {
      secret.current?.select()
      setSaid(t('account:tokens.copyFailed'))
    }
  }

  return (
    <div className="created-token">
      <h3 ref={heading} tabIndex={-1}>
        {t('account:tokens.created', { label })}
      </h3>
      <p>{t('account:tokens.shownOnce')}</p>
      <div className="field-line">
        <input
          ref={secret}
          type="text"
          readOnly
          value={token}
          aria-label={t('account:tokens.secret')}
          spellCheck={false}
          onFocus={(domEvent) => domEvent.target.select()}
        />
        <Button kind="primary" onClick={copy}>
          {t('account:tokens.copy')}
        </Button>
        <Button onClick={onDone}>{t('account:tokens.understood')}</Button>
      </div>
      <p role="status" className="saved-mark">
        {said}
      </p>
    </div>
  )
}
