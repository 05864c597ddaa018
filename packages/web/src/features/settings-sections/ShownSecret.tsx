import { Button, useWords } from '@polynya/ui'
import { useEffect, useRef, useState } from 'react'

interface Props {
  readonly secret: string
  readonly heading: string
  readonly text: string
  /** Label of the field of the secret. */
  readonly label: string
  readonly onDone: () => void
}

/** A secret that is shown only once, with a button that copies it. */
export function ShownSecret({ secret, heading, text, label, onDone }: Props) {
  const { t } = useWords()
  const title = useRef<HTMLHeadingElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: each secret moves the focus to the heading
  useEffect(() => title.current?.focus(), [secret])

  async function copy() {
    try {
      await navigator.clipboard.writeText(secret)
      setSaid(t('account:tokens.copied'))
    } catch {
      field.current?.select()
      setSaid(t('account:tokens.copyFailed'))
    }
  }

  return (
    <div className="created-token">
      <h3 ref={title} tabIndex={-1}>
        {heading}
      </h3>
      <p>{text}</p>
      <div className="field-line">
        <input
          ref={field}
          type="text"
          readOnly
          value={secret}
          aria-label={label}
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
