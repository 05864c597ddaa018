import { Button, useWords } from '@polynya/ui'
import type { Editor } from '@tiptap/core'
import { useId, useState } from 'react'
import { Dialog } from '../../../dialogs/Dialog.tsx'
import { FieldNotes } from '../../../forms/FieldNotes.tsx'
import { linkAddress } from './link-address.ts'

interface Props {
  readonly editor: Editor
  readonly onClose: () => void
}

/** Asks where the selected words lead. */
export function LinkDialog({ editor, onClose }: Props) {
  const { t } = useWords()
  const id = useId()
  const [typed, setTyped] = useState<string>(editor.getAttributes('link').href ?? '')
  const [isWrong, setWrong] = useState(false)
  const hint = t('eventContent:link.hint')

  function put(close: () => void) {
    const href = linkAddress(typed)
    if (href === null) return setWrong(true)
    const chain = editor.chain().extendMarkRange('link')
    if (editor.state.selection.empty && !editor.isActive('link')) {
      const marks = [{ type: 'link', attrs: { href } }]
      chain.insertContent({ type: 'text', text: typed.trim(), marks }).run()
    } else chain.setLink({ href }).run()
    close()
  }

  function takeAway(close: () => void) {
    editor.chain().extendMarkRange('link').unsetLink().run()
    close()
  }

  return (
    <Dialog
      heading={t('eventContent:link.heading')}
      onClose={() => {
        onClose()
        editor.commands.focus()
      }}
    >
      {(close) => (
        <form
          noValidate
          onSubmit={(domEvent) => {
            domEvent.preventDefault()
            put(close)
          }}
        >
          <div className="field" data-wrong={isWrong}>
            <label htmlFor={id}>{t('eventContent:link.address')}</label>
            <FieldNotes id={id} hint={hint} error={isWrong ? t('eventContent:link.wrong') : undefined} />
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
            {editor.isActive('link') && (
              <Button onClick={() => takeAway(close)}>{t('eventContent:link.takeAway')}</Button>
            )}
            <Button onClick={close}>{t('cancel')}</Button>
          </p>
        </form>
      )}
    </Dialog>
  )
}
