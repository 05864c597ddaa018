/** The ground of a picture: deep water above, the lane rope, and a strip of ice below. */

import { INK, MARGIN, PICTURE } from './palette.ts'

export const ROPE_HEIGHT = 12
const FLOAT_WIDTH = 32

/** Size of the lake and its deepest point. */
export const LAKE = { rings: 10, width: PICTURE.width, height: 460, centre: [0.72, 0.38] } as const

interface Ground {
  /** Depth contours of the lake, as path data. */
  readonly contours: readonly string[]
  /** Top of the strip of ice. */
  readonly top: number
}

export function groundSvg({ contours, top }: Ground): string {
  const { width, height } = PICTURE
  return [
    `<defs><radialGradient id="water" cx="0.72" cy="0.45" r="0.85"><stop offset="0" stop-color="${INK.waterFar}"/>`,
    `<stop offset="1" stop-color="${INK.waterDeep}"/></radialGradient></defs>`,
    `<rect width="${width}" height="${top}" fill="url(#water)"/>`,
    `<g fill="${INK.waterNear}" fill-opacity="0.13" stroke="${INK.waterLine}" stroke-opacity="0.24">`,
    ...contours.map((path) => `<path d="${path}"/>`),
    `</g><rect y="${top}" width="${width}" height="${height - top}" fill="${INK.surface}"/>`,
    ropeSvg(top),
  ].join('')
}

/** Floats of the lane rope: signal, white, brand, white. */
function ropeSvg(top: number): string {
  const colours = [INK.signal, INK.surface, INK.brand, INK.surface]
  const count = Math.ceil(PICTURE.width / FLOAT_WIDTH)
  return new Array(count)
    .fill(0)
    .map((_, index) => {
      const fill = colours[index % colours.length]
      return `<rect x="${index * FLOAT_WIDTH}" y="${top - ROPE_HEIGHT}" width="${FLOAT_WIDTH}" height="${ROPE_HEIGHT}" fill="${fill}"/>`
    })
    .join('')
}

/** The mark of the app, as in its header. */
export const LOGO_SVG = [
  `<g transform="translate(${MARGIN} 36) scale(1.2)"><circle cx="20" cy="20" r="20" fill="${INK.onWater}"/>`,
  `<circle cx="26.5" cy="11" r="4.5" fill="${INK.signal}"/><path fill="${INK.brand}" d="M4.5 22c3.5-4.5 7-4.5 10.5-1`,
  's7 3.5 10.5 0s6.5-3.5 10 .5v5.5c-3.5-4-6.5-4-10-.5s-7 3.5-10.5 0s-7-3.5-10.5 1Z"/></g>',
].join('')
