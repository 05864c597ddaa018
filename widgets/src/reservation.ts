/** Reserves the heights of the widgets before their code has loaded. */

import type { Tag } from './tags.ts'

/**
 * Declarations of an invisible line that gives a widget a width where the width follows from the content: in rows of
 * flex boxes, floats, dialogs, tables. It breaks where there is less room, so that nothing overflows.
 */
const WIDTH =
  'content:". ."/"";display:block;block-size:0;overflow:hidden;word-spacing:40em;visibility:hidden'

/** CSS that reserves the size of a widget until it is defined, for any column width. */
export function reservation(selector: string, tag: Tag, em: string): string {
  const { wide, narrow = wide, narrowBelow = 0 } = tag
  // Percentages are of the width of the column: one pixel below the limit already exceeds every height.
  const height = `clamp(${wide}*${em},(${narrowBelow}px - 100%)*999,${narrow}*${em})`
  return `${selector}{display:flow-root}${selector}::before{content:"";float:left;padding-block-start:${height}}${selector}::after{${WIDTH};font-size:${em}}`
}
