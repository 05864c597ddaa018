import { useWords } from '@polynya/ui'
import type { Editor } from '@tiptap/core'
import { useEffect, useReducer, useState } from 'react'
import { LinkDialog } from './LinkDialog.tsx'
import { ToolbarButton } from './ToolbarButton.tsx'
import { type Action, BLOCKS, MARKS, STEPS } from './toolbar-actions.ts'
import { useRovingFocus } from './use-roving-focus.ts'

const LINK =
  'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1.2-1.2'

/** Toolbar of the editor: one tab stop; arrow keys move between its buttons. */
export function Toolbar({
  editor,
  controls,
}: {
  readonly editor: Editor
  /** The id of the text that it changes. */
  readonly controls: string
}) {
  const { t } = useWords()
  const [isLinking, setLinking] = useState(false)
  const focus = useRovingFocus()
  useEditorChanges(editor)

  const button = (action: Action) => (
    <ToolbarButton
      key={action.name}
      label={t(`eventContent:toolbar.${action.name}`)}
      glyph={action.glyph && t(`eventContent:toolbar.${action.glyph}`)}
      drawing={action.drawing}
      name={action.name}
      isOn={action.isOn?.(editor)}
      isPossible={action.isPossible?.(editor) ?? true}
      onClick={() => action.run(editor)}
    />
  )
  return (
    <>
      <div
        {...focus}
        role="toolbar"
        className="rich-toolbar"
        aria-label={t('eventContent:toolbar.label')}
        aria-controls={controls}
      >
        <span>{MARKS.map(button)}</span>
        <span>{BLOCKS.map(button)}</span>
        <span>
          <ToolbarButton
            label={t('eventContent:toolbar.link')}
            drawing={LINK}
            name="link"
            isOn={editor.isActive('link')}
            onClick={() => setLinking(true)}
          />
        </span>
        <span>{STEPS.map(button)}</span>
      </div>
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </>
  )
}

/** Re-renders when the text or its selection changes. */
function useEditorChanges(editor: Editor) {
  const [, change] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    editor.on('transaction', change)
    return () => {
      editor.off('transaction', change)
    }
  }, [editor])
}
