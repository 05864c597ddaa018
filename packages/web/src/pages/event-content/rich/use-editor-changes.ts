import type { Editor } from '@tiptap/core'
import { useEffect, useReducer } from 'react'

/** Renders anew whenever the text or what is selected in it changes. */
export function useEditorChanges(editor: Editor) {
  const [, change] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    editor.on('transaction', change)
    return () => {
      editor.off('transaction', change)
    }
  }, [editor])
}
