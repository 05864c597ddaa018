import { useWords } from '@polynya/ui'
import type { Editor } from '@tiptap/core'
import { Dialog } from '../../../infrastructure/dialogs/Dialog.tsx'
import { LinkForm } from './LinkForm.tsx'

/** Asks where the selected words lead. */
export function LinkDialog({ editor, onClose }: { readonly editor: Editor; readonly onClose: () => void }) {
  const { t } = useWords()
  const isLink = editor.isActive('link')
  const chain = () => editor.chain().extendMarkRange('link')

  function put(href: string, typed: string) {
    if (!isLink && editor.state.selection.empty) {
      const marks = [{ type: 'link', attrs: { href } }]
      editor.commands.insertContent({ type: 'text', text: typed, marks })
    } else chain().setLink({ href }).run()
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
        <LinkForm
          address={editor.getAttributes('link').href ?? ''}
          onPut={(href, typed) => {
            put(href, typed)
            close()
          }}
          onTakeAway={
            isLink &&
            (() => {
              chain().unsetLink().run()
              close()
            })
          }
          onCancel={close}
        />
      )}
    </Dialog>
  )
}
