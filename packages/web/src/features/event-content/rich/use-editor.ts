import { Editor, getSchema } from '@tiptap/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { EXTENSIONS } from './extensions.ts'
import { documentOf, htmlOf } from './rich-document.ts'

export interface EditorContent {
  /** Attributes of its text field. */
  readonly attributes: { readonly id: string; readonly [name: string]: string }
  readonly html: string
  readonly onChange: (html: string) => void
  readonly onLeave: () => void
}

/** An editor in a place on the page, in step with the HTML that is given. */
export function useEditor({ attributes, html, onChange, onLeave }: EditorContent) {
  const place = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor | null>(null)
  const change = useEffectEvent(onChange)
  const leave = useEffectEvent(onLeave)
  const initialContent = useEffectEvent(() => documentOf(html, getSchema(EXTENSIONS)).toJSON())

  useEffect(() => {
    const made = new Editor({
      element: place.current,
      extensions: EXTENSIONS,
      content: initialContent(),
      // The page's policy takes styles from its own files only.
      injectCSS: false,
      onUpdate: ({ editor: { state } }) => change(htmlOf(state.doc)),
      onBlur: () => leave(),
    })
    setEditor(made)
    return () => made.destroy()
  }, [])

  useEffect(() => {
    if (!editor) return
    editor.setOptions({ editorProps: { attributes: { ...attributes, ...ROLE }, handleDOMEvents } })
  })

  useEffect(() => {
    if (!editor || htmlOf(editor.state.doc) === html) return
    const document = documentOf(html, editor.schema)
    if (!document.eq(editor.state.doc)) editor.commands.setContent(document, { emitUpdate: false })
  }, [editor, html])

  return { editor, place }
}

const ROLE = { role: 'textbox', 'aria-multiline': 'true', class: 'rich-text prose' }

/** Tab moves to the next control, in lists, too, where the library would indent the line. */
const handleDOMEvents = {
  keydown: (_: unknown, { key }: KeyboardEvent) => key === 'Tab',
}
