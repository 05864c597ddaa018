/** Tables without Ink, which takes fifty times as long for one. */

import { clean } from './clean.ts'
import { textStart, textWidth } from './text-width.ts'

interface TableColumn {
  readonly title: string
  readonly right?: boolean
  /** Left out of a narrow table, the highest number first. */
  readonly optional?: number
}

interface Drawing {
  /** Characters in a line. */
  readonly width: number
  readonly colour: boolean
}

interface Table {
  readonly lines: readonly string[]
  /** Titles of the columns that did not fit. */
  readonly leftOut: readonly string[]
}

const GAP = '  '
const NARROWEST = 6

/** A table that fits the width: optional columns are left out, then the widest columns shrink. */
export function tableLines(
  cells: readonly (readonly string[])[],
  columns: readonly TableColumn[],
  { width, colour }: Drawing,
): Table {
  const all = columns.map(({ title, right = false, optional }, index) => {
    const texts = cells.map((row) => clean(row[index] ?? ''))
    return { title, right, optional, texts, width: Math.max(textWidth(title), ...texts.map(textWidth)) }
  })
  const shown = fitting(all, width)
  const widths = shrunk(
    shown.map((column) => column.width),
    width,
  )
  const line = (textOf: (column: Measured) => string) =>
    shown
      .map((column, index) => {
        const space = widths[index] ?? 0
        return padded(cut(textOf(column), space), space, column.right)
      })
      .join(GAP)
      .trimEnd()
  const head = line(({ title }) => title)
  const body = cells.map((_, row) => line(({ texts }) => texts[row] ?? ''))
  return {
    lines: [colour ? `\u001b[1m${head}\u001b[22m` : head, ...body],
    leftOut: all.filter((column) => !shown.includes(column)).map(({ title }) => title),
  }
}

/** Rows for programs: a tab between cells, no head. */
export const tabLines = (cells: readonly (readonly string[])[]) =>
  cells.map((row) => row.map((cell) => clean(cell)).join('\t'))

/** Cuts after a word if there is one. */
function cut(text: string, width: number): string {
  if (textWidth(text) <= width) return text
  const start = textStart(text, width - 1)
  const words = text[start.length] === ' ' ? start : start.replace(/\s+\S*$/, '')
  return `${words.replace(/[\s,]+$/, '')}…`
}

const padded = (text: string, width: number, right: boolean) => {
  const space = ' '.repeat(Math.max(0, width - textWidth(text)))
  return right ? space + text : text + space
}

interface Measured {
  readonly title: string
  readonly right: boolean
  readonly optional: number | undefined
  readonly texts: readonly string[]
  readonly width: number
}

const total = (widths: readonly number[]) =>
  widths.reduce((sum, each) => sum + each, GAP.length * (widths.length - 1))

/** Leaves out optional columns until the rest fits. */
function fitting(all: readonly Measured[], width: number): readonly Measured[] {
  let shown = all
  while (total(shown.map((column) => column.width)) > width) {
    const most = Math.max(...shown.map(({ optional = 0 }) => optional))
    if (most === 0) break
    shown = shown.filter(({ optional }) => optional !== most)
  }
  return shown
}

function shrunk(wanted: readonly number[], width: number): number[] {
  const widths = [...wanted]
  while (total(widths) > width) {
    const widest = widths.indexOf(Math.max(...widths))
    if ((widths[widest] ?? 0) <= NARROWEST) break
    widths[widest] = (widths[widest] ?? 0) - 1
  }
  return widths
}
