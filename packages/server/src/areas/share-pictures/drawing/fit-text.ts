/** Fits texts of any length into a width: first smaller, then on more lines, at last shortened. */

/** Width of a text at a size, in pixels. */
export type Measure = (text: string, size: number) => number

export interface Fit {
  /** The sizes to try, from the largest, each with the number of lines that it may take. */
  readonly tries: readonly { readonly size: number; readonly lines: number }[]
  readonly width: number
}

export interface FittedText {
  readonly size: number
  readonly lines: readonly string[]
}

const ELLIPSIS = '…'

/** Returns sizes in steps of two pixels for a number of lines. */
export const sizesFrom = (largest: number, smallest: number, lines = 1): Fit['tries'] =>
  new Array(Math.floor((largest - smallest) / 2) + 1)
    .fill(0)
    .map((_, step) => ({ size: largest - 2 * step, lines }))

/** Returns the lines of a text at the first size at which they fit; at the last one, the text ends with an ellipsis. */
export function fitText(text: string, { tries, width }: Fit, measure: Measure): FittedText {
  const words = text.split(/[ \t\r\n]+/).filter(Boolean)
  for (const { size, lines: most } of tries) {
    const lines = wrapped(words, width, (part) => measure(part, size))
    if (lines.length <= most && lines.every((line) => measure(line, size) <= width)) return { size, lines }
  }
  const { size, lines: most } = tries.at(-1) ?? { size: 1, lines: 1 }
  return { size, lines: cut(words.join(' '), most, (part) => measure(part, size) <= width) }
}

/** Breaks between words only; a word that is too wide has a line of its own. */
function wrapped(words: readonly string[], width: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last === undefined || measure(longer) > width) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}

/** Breaks anywhere, between words if there is one, and shortens what exceeds the number of lines. */
function cut(text: string, most: number, fits: (text: string) => boolean): string[] {
  const lines: string[] = []
  let rest = text
  while (rest !== '' && lines.length < most) {
    if (fits(rest)) return [...lines, rest]
    const end = lines.length === most - 1 ? ELLIPSIS : ''
    const length = longest(rest, (part) => fits(part.trimEnd() + end))
    const gap = breakIn(rest.slice(0, length + 1))
    const line = rest.slice(0, gap > length / 2 && gap <= length ? gap : length)
    lines.push(end === '' ? line.trimEnd() : line.replace(/[\s·,.]+$/, '') + end)
    rest = rest.slice(Math.max(line.length, 1)).trimStart()
  }
  return lines
}

/** Returns the end of the last word, or of its part before a hyphen. */
const breakIn = (text: string) => Math.max(text.lastIndexOf(' '), text.lastIndexOf('-') + 1)

/** Returns the length of the longest start that passes, without dividing a character; 0 if there is none. */
function longest(text: string, passes: (start: string) => boolean): number {
  let length = 0
  for (const character of text) {
    if (!passes(text.slice(0, length + character.length))) break
    length += character.length
  }
  return length
}
