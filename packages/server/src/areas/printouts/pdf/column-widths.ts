/** Widths of the columns of a table, from what is in them. */

import { wordsOf } from './lines.ts'
import { type Column, type Printout, printedText, type Section } from './printout.ts'
import { CELL_PADDING, CELL_STYLES, type Pdf, widthOf } from './style.ts'

interface Measured extends Pick<Printout, 'columns' | 'sections'> {
  readonly size: number
}

/** Part of the page to which the longest word of a cell widens its column. */
const WIDEST_WORD = 0.15

/** Returns the widths of columns: no word of a title or of a cell is broken, unless it is too long; the others share what is left. */
export function widthsOf(doc: Pdf, { columns, sections, size }: Measured): number[] {
  const whole = widthOf(doc)
  const least = columns.map(({ title }, index) => {
    const words = title.split(' ').map((word) => widthOfWord(doc, 'TH', { word, size }))
    const word = widthOfWord(doc, 'TD', { word: widestWord(sections, index, lettersOf(doc, size)), size })
    return Math.max(...words, Math.min(word, whole * WIDEST_WORD)) + 2 * CELL_PADDING
  })
  let widths = shared(columns, whole, new Map())
  for (const _ of columns) {
    const narrow = widths.flatMap((width, index) => {
      const own = least[index] ?? 0
      return width <= own ? [[index, own] as const] : []
    })
    widths = shared(columns, whole, new Map(narrow))
  }
  const scale = Math.min(1, whole / sum(widths))
  return widths.map((width) => width * scale)
}

function widthOfWord(
  doc: Pdf,
  tag: keyof typeof CELL_STYLES,
  { word, size }: { readonly word: string; readonly size: number },
) {
  return Math.ceil(doc.font(CELL_STYLES[tag].font).fontSize(size).widthOfString(word))
}

/** Returns the sum of the widths of a text's letters, each of which is measured once: measuring every word would take too long. */
function lettersOf(doc: Pdf, size: number): (text: string) => number {
  const widths = new Map<string, number>()
  doc.font(CELL_STYLES.TD.font).fontSize(size)
  return (text) => {
    let width = 0
    for (const letter of text) {
      const own = widths.get(letter) ?? doc.widthOfString(letter)
      widths.set(letter, own)
      width += own
    }
    return width
  }
}

/** Returns the widest word of a column, with zeros for its digits. */
function widestWord(
  sections: readonly Section[],
  column: number,
  estimate: (text: string) => number,
): string {
  let [widest, most] = ['', 0]
  for (const { rows } of sections) {
    for (const cells of rows) {
      const text = printedText(cells[column] ?? '').replaceAll(/\d/g, '0')
      if (estimate(text) <= most) continue
      for (const word of wordsOf(text)) {
        const width = estimate(word)
        if (width > most) [widest, most] = [word, width]
      }
    }
  }
  return widest
}

/** Shares a width among columns by their weights; some have a width already. */
function shared(columns: readonly Column[], whole: number, fixed: ReadonlyMap<number, number>): number[] {
  const left = whole - sum([...fixed.values()])
  const weights = sum(columns.map(({ width }, index) => (fixed.has(index) ? 0 : width)))
  return columns.map(({ width }, index) => fixed.get(index) ?? (left * width) / weights)
}

export const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
