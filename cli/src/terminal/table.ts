/** Tables without Ink, which takes fifty times as long for one. */

import { clean } from './clean.ts'

interface Drawing {
  readonly titles: readonly string[]
  readonly right: readonly boolean[]
  /** Characters in a line. */
  readonly width: number
  readonly colour: boolean
}

const GAP = '  '
const NARROWEST = 6

/** Lines of a table that fits the width; the widest columns shrink first. */
export function tableLines(cells: readonly (readonly string[])[], drawing: Drawing): string[] {
  const { titles, right, colour } = drawing
  const rows = cells.map((row) => row.map(clean))
  const widths = fit(
    titles.map((title, index) => Math.max(length(title), ...rows.map((row) => length(row[index] ?? '')))),
    drawing.width,
  )
  const line = (row: readonly string[]) =>
    row
      .map((cell, index) => padded(cut(cell, widths[index] ?? 0), widths[index] ?? 0, right[index] ?? false))
      .join(GAP)
      .trimEnd()
  const head = line(titles)
  return [colour ? `\u001b[1m${head}\u001b[22m` : head, ...rows.map(line)]
}

/** Rows for programs: a tab between cells, no head. */
export const tabLines = (cells: readonly (readonly string[])[]) =>
  cells.map((row) => row.map((cell) => clean(cell)).join('\t'))

const length = (text: string) => [...text].length

function cut(text: string, width: number): string {
  const letters = [...text]
  return letters.length <= width ? text : `${letters.slice(0, Math.max(0, width - 1)).join('')}…`
}

const padded = (text: string, width: number, right: boolean) => {
  const space = ' '.repeat(Math.max(0, width - length(text)))
  return right ? space + text : text + space
}

function fit(wanted: readonly number[], width: number): number[] {
  const widths = [...wanted]
  const total = () => widths.reduce((sum, each) => sum + each, GAP.length * (widths.length - 1))
  while (total() > width) {
    const widest = widths.indexOf(Math.max(...widths))
    if ((widths[widest] ?? 0) <= NARROWEST) break
    widths[widest] = (widths[widest] ?? 0) - 1
  }
  return widths
}
