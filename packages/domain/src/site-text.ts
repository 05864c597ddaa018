/**
 * Structure of the site's texts: a title, a lead, and sections with the same anchors in every language.
 * See docs/rules.md#texts.
 */

/** Title line: `# Title`. */
export const TEXT_TITLE = /^# (.+)(?:\r?\n|$)/
/** Section line: `## Heading {#anchor}`. */
export const TEXT_SECTION = /^## (.+) \{#([\w-]+)\}(?:\r?\n|$)/

/** Splits a text into its head (title and lead) and its sections, each starting with its heading. */
export function splitText(markdown: string): { readonly head: string; readonly sections: readonly string[] } {
  const [head = '', ...sections] = markdown.split(/^(?=## )/m)
  return { head, sections }
}

/** Anchors of a text's sections in order; null for a section without one. */
export const textAnchors = (markdown: string): (string | null)[] =>
  splitText(markdown).sections.map((section) => TEXT_SECTION.exec(section)?.[2] ?? null)

export type TextProblem = 'text_title_missing' | 'text_anchor_missing' | 'text_anchor_repeated'

/** Returns why a text is invalid; null if it is valid. */
export function textProblem(markdown: string): TextProblem | null {
  const anchors = textAnchors(markdown)
  if (!TEXT_TITLE.test(splitText(markdown).head)) return 'text_title_missing'
  if (anchors.includes(null)) return 'text_anchor_missing'
  return new Set(anchors).size < anchors.length ? 'text_anchor_repeated' : null
}
