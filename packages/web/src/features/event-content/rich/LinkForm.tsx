import { Button, useWords } from '@polynya/ui'
import { type FormEvent, useId, useState } from 'react'
import { FieldNotes } from '../../../infrastructure/forms/FieldNotes.tsx'
import { linkAddress } from './link-address.ts'

export function LinkForm({
  address,
  onPut,
  onTakeAway,
  onCancel,
}: {
  /** Current target of the link. */
  readonly address: string
  readonly onPut: (href: string, typed: string) => void
  /** False where there is no link to take away. */
  readonly onTakeAway: (() => void) | false
  readonly onCancel: () => void
}) {
  const { t } = useWords()
  const id = useId()
  const [typed, setTyped] = useState(address)
  const [isWrong, setWrong] = useState(false)

  function submit(domEvent: FormEvent) {
    domEvent.preventDefault()
    const href = linkAddress(typed)
    if (href === null) setWrong(true)
    else onPut(href, typed.trim())
  }

  return (
    <form noValidate onSubmit={submit}>
      <div className="field" data-wrong={isWrong}>
        <label htmlFor={id}>{t('eventContent:link.address')}</label>
        <FieldNotes
          id={id}
          hint={t('eventContent:link.hint')}
          error={isWrong ? t('eventContent:link.wrong') : undefined}
        />
        <input
          id={id}
          type="text"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-hint ${id}-error` : `${id}-hint`}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <p className="buttons dialog-buttons">
        <Button type="submit" kind="primary">
          {t('eventContent:link.put')}
        </Button>
        {onTakeAway && <Button onClick={onTakeAway}>{t('eventContent:link.takeAway')}</Button>}
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </p>
    </form>
  )
}
