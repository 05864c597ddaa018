/** Heights of the widgets, reserved before their code has loaded. The widgets' own styles use the same values. */

import type { TagName } from './tags.ts'

/** In ems, by minimum width of the column in pixels. */
const HEIGHTS: Readonly<Record<TagName, readonly (readonly [fromWidth: number, height: number])[]>> = {
  'polynya-event-calendar': [[0, 42]],
  'polynya-swimmer-card': [
    [0, 44],
    [460, 29],
  ],
}

/** CSS that reserves the height of a widget until it is defined, for any column width. */
export function reservation(selector: string, tag: TagName, em: string): string {
  const height = (ems: number) => `${selector}::before{block-size:calc(${ems}*${em})}`
  return HEIGHTS[tag].reduce(
    (css, [width, ems]) => css + (width ? `@container (width>${width}px){${height(ems)}}` : height(ems)),
    `${selector}{display:flow-root;container-type:inline-size}${selector}::before{content:"";float:left}`,
  )
}
