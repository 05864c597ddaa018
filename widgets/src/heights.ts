/** Heights of the widgets, reserved before their code has loaded. The widgets' own styles use the same values. */

import type { TagName } from './tags.ts'

interface Height {
  /** In ems. */
  readonly wide: number
  /** In ems, in a column that is narrower than `narrowBelow` pixels. */
  readonly narrow?: number
  readonly narrowBelow?: number
}

/** Heights by tag. */
export const HEIGHTS: Readonly<Record<TagName, Height>> = {
  'polynya-event-calendar': { wide: 42 },
  'polynya-live-results': { wide: 36 },
  'polynya-rankings': { wide: 36 },
  'polynya-records': { wide: 36 },
  'polynya-results': { wide: 36 },
  'polynya-swimmer-card': { wide: 29, narrow: 44, narrowBelow: 460 },
}

/**
 * Declarations of an invisible line that gives a widget a width where the width follows from the content: in rows of
 * flex boxes, floats, dialogs, tables. It breaks where there is less room, so that nothing overflows.
 */
const WIDTH =
  'content:". ."/"";display:block;block-size:0;overflow:hidden;word-spacing:40em;visibility:hidden'

/** CSS that reserves the size of a widget until it is defined, for any column width. */
export function reservation(selector: string, tag: TagName, em: string): string {
  const { wide, narrow = wide, narrowBelow = 0 } = HEIGHTS[tag]
  // Percentages are of the width of the column: one pixel below the limit already exceeds every height.
  const height = `clamp(${wide}*${em},(${narrowBelow}px - 100%)*999,${narrow}*${em})`
  return `${selector}{display:flow-root}${selector}::before{content:"";float:left;padding-block-start:${height}}${selector}::after{${WIDTH};font-size:${em}}`
}
