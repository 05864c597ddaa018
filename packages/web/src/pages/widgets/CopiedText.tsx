import { Button, useWords } from '@polynya/ui'
import { useRef, useState } from 'react'

interface Props {
  readonly label: string
  readonly text: string
  /** Text of the button. */
  readonly action: string
}

/** A text with a button that copies it; where the browser refuses, it is selected. */
export function CopiedText({ label, text, action }: Props) {
  const { t } = useWords()
  const area = useRef<HTMLTextAreaElement>(null)
  const [copied, setCopied] = useState<{ readonly text: string; readonly note: string }>()

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied({ text, note: t('embedding:copied') })
    } catch {
      area.current?.focus()
      area.current?.select()
      setCopied({ text, note: t('embedding:notCopied') })
    }
  }

  return (
    <div className="field">
      <textarea
        ref={area}
        className="widgets-code"
        aria-label={label}
        readOnly
        rows={6}
        value={text}
        spellCheck={false}
      />
      <div className="submit-line">
        <Button kind="primary" onClick={copy}>
          {action}
        </Button>
        <p role="status" className="saved-mark">
          {copied?.text === text && copied.note}
        </p>
      </div>
    </div>
  )
}
