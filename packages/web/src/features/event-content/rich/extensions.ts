import StarterKit from '@tiptap/starter-kit'

/** Extensions of the editor: only what the server allows. */
export const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3, 4, 5, 6] },
    link: {
      openOnClick: false,
      protocols: ['mailto', 'tel'],
      HTMLAttributes: { target: null, rel: null, class: null },
    },
    // It would write an empty paragraph below what it stands in.
    trailingNode: false,
    dropcursor: false,
  }),
]
