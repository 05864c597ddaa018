import type { Editor } from '@tiptap/core'
import { useEffect, useReducer } from 'react'

/** Re-renders when the text or its selection changes. */
export function useEditorChanges(editor: Editor) {
  const [, change] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    editor.on('transaction', change)
    return () => {
      editor.off('transaction', change)
    }
  }, [editor])
}
