import type { Editor } from '@tiptap/core'

/** Actions of the toolbar; a toggle has its state, undo and redo whether they are possible. */
export interface Action {
  readonly name: ActionName
  /** Drawn with a pen of 2 on a sheet of 24; letters where there is none. */
  readonly drawing?: string
  readonly glyph?: 'glyphBold' | 'glyphItalic' | 'glyphUnderline' | 'glyphStrike'
  readonly run: (editor: Editor) => unknown
  readonly isOn?: (editor: Editor) => boolean
  readonly isPossible?: (editor: Editor) => boolean
}

export type ActionName =
  | 'bold'
  | 'italic'
  | 'underline'
  | 'strike'
  | 'heading'
  | 'subheading'
  | 'bulletList'
  | 'orderedList'
  | 'deeper'
  | 'higher'
  | 'blockquote'
  | 'rule'
  | 'undo'
  | 'redo'

const on = (editor: Editor) => editor.chain().focus()

const heading = (name: 'heading' | 'subheading', level: 2 | 3): Action => ({
  name,
  drawing: HEADINGS[name],
  run: (editor) => on(editor).toggleHeading({ level }).run(),
  isOn: (editor) => editor.isActive('heading', { level }),
})

const HEADINGS = {
  heading: 'M4 5v14M13 5v14M4 12h9M18 11l3-2v10',
  subheading: 'M4 5v14M13 5v14M4 12h9M17 11.5c0-3.5 5-3 5 0c0 2.5-5 4-5 7.5h5',
} as const

const isOn = (name: string) => (editor: Editor) => editor.isActive(name)

export const MARKS: readonly Action[] = [
  { name: 'bold', glyph: 'glyphBold', run: (editor) => on(editor).toggleBold().run(), isOn: isOn('bold') },
  {
    name: 'italic',
    glyph: 'glyphItalic',
    run: (editor) => on(editor).toggleItalic().run(),
    isOn: isOn('italic'),
  },
  {
    name: 'underline',
    glyph: 'glyphUnderline',
    run: (editor) => on(editor).toggleUnderline().run(),
    isOn: isOn('underline'),
  },
  {
    name: 'strike',
    glyph: 'glyphStrike',
    run: (editor) => on(editor).toggleStrike().run(),
    isOn: isOn('strike'),
  },
]

export const BLOCKS: readonly Action[] = [
  heading('heading', 2),
  heading('subheading', 3),
  {
    name: 'bulletList',
    drawing: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01',
    run: (editor) => on(editor).toggleBulletList().run(),
    isOn: isOn('bulletList'),
  },
  {
    name: 'orderedList',
    drawing: 'M10 6h10M10 12h10M10 18h10M4 4.5l1.5-1v5M3.5 15.5c0-2 3-2 3 0c0 1.5-3 2-3 4h3',
    run: (editor) => on(editor).toggleOrderedList().run(),
    isOn: isOn('orderedList'),
  },
  {
    name: 'deeper',
    drawing: 'M11 6h9M11 12h9M11 18h9M3.5 8.5l4 3.5l-4 3.5',
    run: (editor) => on(editor).sinkListItem('listItem').run(),
    isPossible: (editor) => editor.can().sinkListItem('listItem'),
  },
  {
    name: 'higher',
    drawing: 'M11 6h9M11 12h9M11 18h9M7.5 8.5l-4 3.5l4 3.5',
    run: (editor) => on(editor).liftListItem('listItem').run(),
    isPossible: (editor) => editor.can().liftListItem('listItem'),
  },
  {
    name: 'blockquote',
    drawing: 'M5 5v14M10 8h10M10 12h10M10 16h6',
    run: (editor) => on(editor).toggleBlockquote().run(),
    isOn: isOn('blockquote'),
  },
  {
    name: 'rule',
    drawing: 'M3 12h18',
    run: (editor) => on(editor).setHorizontalRule().run(),
  },
]

export const STEPS: readonly Action[] = [
  {
    name: 'undo',
    drawing: 'M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4',
    run: (editor) => on(editor).undo().run(),
    isPossible: (editor) => editor.can().undo(),
  },
  {
    name: 'redo',
    drawing: 'M16 5l4 4l-4 4M20 9H10a5 5 0 0 0 0 10h4',
    run: (editor) => on(editor).redo().run(),
    isPossible: (editor) => editor.can().redo(),
  },
]
