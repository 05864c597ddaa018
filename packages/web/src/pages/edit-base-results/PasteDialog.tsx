import { readBaseResultLines } from '@polynya/domain'
import { Button, useWords } from '@polynya/ui'
import { useId, useRef, useState } from 'react'
import { Dialog } from '../../infrastructure/dialogs/Dialog.tsx'
import { type Draft, keyOf } from './base-results-draft.ts'

/** Takes lines of a spreadsheet into the table; nothing is sent. */
export function PasteDialog({
  onTake,
  onClose,
}: {
  readonly onTake: (pasted: Draft) => void
  readonly onClose: () => void
}) {
  const { t } = useWords()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const lines = readBaseResultLines(text)
  const wrong = lines.filter(({ value }) => value === null)
  return (
    <Dialog heading={t('points:edit.paste')} onClose={onClose}>
      {(close) => (
        <>
          <p id={`${id}-hint`}>{t('points:edit.pasteText')}</p>
          <div className="field" data-wrong={wrong.length > 0}>
            <label htmlFor={id}>{t('points:edit.pasteLabel')}</label>
            <textarea
              ref={field}
              id={id}
              rows={8}
              value={text}
              placeholder={t('points:edit.pasteExample')}
              aria-describedby={`${id}-hint ${id}-wrong`}
              aria-invalid={wrong.length > 0}
              onChange={({ target }) => setText(target.value)}
            />
            <ul id={`${id}-wrong`} className="field-error">
              {wrong.slice(0, 5).map(({ line, text }) => (
                <li key={line}>{t('points:edit.pasteWrong', { line, text: text.slice(0, 60) })}</li>
              ))}
            </ul>
          </div>
          <p className="buttons dialog-buttons">
            <Button
              kind="primary"
              onClick={() => {
                if (lines.length === 0 || wrong.length > 0) return field.current?.focus()
                onTake(
                  Object.fromEntries(
                    lines.flatMap(({ value }) =>
                      value ? [[keyOf(value.distCode, value.gender), value.result]] : [],
                    ),
                  ),
                )
                close()
              }}
            >
              {t('points:edit.take')}
            </Button>
            <Button onClick={close}>{t('cancel')}</Button>
          </p>
        </>
      )}
    </Dialog>
  )
}
