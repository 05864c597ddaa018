import { type StrokedText, strokedText } from './stroke-letters.ts'

export interface Lettering {
  readonly x: number
  /** Top of the capitals. */
  readonly y: number
  /** Height of the capitals. */
  readonly size: number
  readonly colour: string
  /** Stroke width as a fraction of the height. */
  readonly weight?: number
  readonly anchor?: 'start' | 'middle'
}

const WEIGHT = 0.16

/** Returns a line of text as an SVG path. */
export function lettering(
  text: string,
  { x, y, size, colour, weight = WEIGHT, anchor = 'start' }: Lettering,
): string {
  const { strokes, width } = strokedText(text)
  const left = anchor === 'middle' ? x - (width * size) / 2 : x
  const write = (value: number) => Math.round(value * 10) / 10
  const data = strokes
    .map(
      (stroke) =>
        `M${stroke.map(([dx, dy]) => `${write(left + dx * size)} ${write(y + dy * size)}`).join('L')}`,
    )
    .join('')
  return `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${write(size * weight)}" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** Breaks a text between words into lines of at most `widest` times the height of its capitals. */
export function brokenInto(text: string, widest: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && widthOf(longer) > widest) lines.push(word)
    else lines.splice(-1, 1, longer)
  }
  return lines
}

/** Width of a line in heights of its capitals. */
export const widthOf = (text: string): StrokedText['width'] => strokedText(text).width
