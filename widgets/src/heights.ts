/** How high the widgets stand, for whoever comes before them: their own styles keep to the same. */

import type { TagName } from './tags.ts'

/** In ems: of the narrowest column, then from a width in pixels on. */
const HEIGHTS: Readonly<Record<TagName, readonly (readonly [fromWidth: number, height: number])[]>> = {
  'polynya-event-calendar': [[0, 42]],
  'polynya-swimmer-card': [
    [0, 44],
    [460, 29],
  ],
}

/** Keeps the height of a widget while it is not there yet, whatever the width of its column. */
export function reservation(selector: string, tag: TagName, em: string): string {
  const height = (ems: number) => `${selector}::before{block-size:calc(${ems}*${em})}`
  return HEIGHTS[tag].reduce(
    (css, [width, ems]) => css + (width ? `@container (width>${width}px){${height(ems)}}` : height(ems)),
    `${selector}{display:flow-root;container-type:inline-size}${selector}::before{content:"";float:left}`,
  )
}
