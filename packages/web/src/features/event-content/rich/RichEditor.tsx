import { Toolbar } from './Toolbar.tsx'
import { type EditorContent, useEditor } from './use-editor.ts'

/** A text with headings, lists and links, and what changes them. */
export function RichEditor(content: EditorContent) {
  const { editor, place } = useEditor(content)
  return (
    <div className="rich-editor">
      {editor && <Toolbar editor={editor} controls={content.attributes.id} />}
      <div ref={place} className="rich-editor-place" />
    </div>
  )
}
