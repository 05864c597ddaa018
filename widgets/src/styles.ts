/** Style sheets of shadow roots: constructed once, shared by all, and allowed by any content security policy. */

import state from '@polynya/ui/state.css?inline'
import frame from './frame.css?inline'
import tokens from './tokens.css?inline'

const sheets = new Map<string, CSSStyleSheet>()

function sheetOf(css: string): CSSStyleSheet {
  const known = sheets.get(css)
  if (known) return known
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  sheets.set(css, sheet)
  return sheet
}

/** Adds the styles of a lazily loaded view, once. */
export function adoptMore(root: ShadowRoot, css: readonly string[]) {
  root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, ...css.map(sheetOf)])]
}

/** The common styles and a widget's own. The first layer is the weakest. */
export const stylesWith = (own: readonly string[]): readonly string[] => [
  '@layer reset;',
  tokens,
  frame,
  state,
  ...own,
]

/** Adopts the styles of a widget. */
export function adopt(root: ShadowRoot, own: readonly string[]) {
  root.adoptedStyleSheets = stylesWith(own).map(sheetOf)
}
