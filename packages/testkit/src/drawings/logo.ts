import type { Random } from '../random.ts'
import { lettering, widthOf } from './lettering.ts'
import { WATERS } from './waters.ts'

const SIDE = 240
const SIGNAL = '#db361a'

/** Logo of an event: a round hole in the ice with waves, a cap and the initials of the event's name. */
export function logo(name: string, random: Random): string {
  const { far, line } = random.pick(WATERS)
  const initials = initialsOf(name)
  const size = Math.min(58, 120 / widthOf(initials))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">`,
    `<circle cx="120" cy="120" r="116" fill="${far}"/>`,
    `<circle cx="120" cy="120" r="104" fill="none" stroke="${line}" stroke-width="4"/>`,
    `<circle cx="158" cy="62" r="20" fill="${SIGNAL}"/>`,
    `<path d="M36 96q21 -26 42 0t42 0t42 0t42 0" fill="none" stroke="#ffffff" stroke-width="10" stroke-linecap="round"/>`,
    lettering(initials, { x: 120, y: 128, size, colour: '#ffffff', anchor: 'middle', weight: 0.2 }),
    '</svg>',
  ].join('')
}

/** Initials of the words, three at most; the first two letters of a single word. */
function initialsOf(name: string): string {
  const words = name.split(/[\s:-]+/).filter((word) => word.length > 2)
  return words.length > 1
    ? words
        .slice(0, 3)
        .map((word) => word.charAt(0))
        .join('')
    : name.slice(0, 2)
}
