/** How the texts of the site are built: a title, a lead, sections whose anchors are alike in every language. */

/** The line of a text's title: `# Title`. */
export const TEXT_TITLE = /^# (.+)(?:\r?\n|$)/
/** The line of a section: `## Heading {#anchor}`. */
export const TEXT_SECTION = /^## (.+) \{#([\w-]+)\}(?:\r?\n|$)/

/** A text's head, title and lead, and its sections, each from its heading on. */
export function splitText(markdown: string): { readonly head: string; readonly sections: readonly string[] } {
  const [head = '', ...sections] = markdown.split(/^(?=## )/m)
  return { head, sections }
}

/** The anchors of a text's sections in their order; null where a section has none. */
export const textAnchors = (markdown: string): (string | null)[] =>
  splitText(markdown).sections.map((section) => TEXT_SECTION.exec(section)?.[2] ?? null)

export type TextProblem = 'text_title_missing' | 'text_anchor_missing' | 'text_anchor_repeated'

/** Why a text cannot be shown; null where it can. */
export function textProblem(markdown: string): TextProblem | null {
  const anchors = textAnchors(markdown)
  if (!TEXT_TITLE.test(splitText(markdown).head)) return 'text_title_missing'
  if (anchors.includes(null)) return 'text_anchor_missing'
  return new Set(anchors).size < anchors.length ? 'text_anchor_repeated' : null
}
