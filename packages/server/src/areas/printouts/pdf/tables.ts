/** Draws the sections of a printout as tables below each other; the head of a table is repeated on each page. */

import { type Column, type Printout, printedText, type Section } from './printout.ts'
import { bottomOf, decorated, INK, type Pdf, SIZE, type Structure, styled, tagged, widthOf } from './style.ts'

interface Table {
  readonly columns: readonly Column[]
  /** By column. */
  readonly widths: readonly number[]
  /** Of the text. */
  readonly size: number
}

const PADDING = 3
const STYLES = { TH: { font: 'bold', ink: 'faint' }, TD: { font: 'regular', ink: 'text' } } as const
/** Height of a row of one line, by the size of its text. */
const LINE = 1.75

export function drawTables(doc: Pdf, root: Structure, { sections, columns, layout }: Printout) {
  const size = layout === 'large' ? SIZE.large : SIZE.text
  const table = { columns, widths: widthsOf(doc, { columns, sections, size }), size }
  for (const section of sections) drawSection(doc, root, { section, table })
}

interface Part {
  readonly section: Section
  readonly table: Table
}

/** Keeps the heading of a section on the page of its first two rows. */
function drawSection(doc: Pdf, root: Structure, { section, table }: Part) {
  const { title, notes, rows } = section
  const rowHeight = table.size * LINE
  if (doc.y + SIZE.heading * 2 + rowHeight * (3 + notes.length) > bottomOf(doc)) doc.addPage()
  doc.moveDown(1)
  const at = doc.page.margins.left
  const heading = Math.max(SIZE.heading, table.size)
  tagged(doc, { parent: root, tag: 'H2' }, () =>
    styled(doc, { font: 'bold', size: heading, ink: 'text' }).text(title, at),
  )
  for (const note of notes) {
    tagged(doc, { parent: root, tag: 'P' }, () =>
      styled(doc, { font: 'regular', size: table.size, ink: 'faint' }).text(note, at),
    )
  }
  doc.moveDown(0.4)
  const structure = doc.struct('Table')
  root.add(structure)
  drawHead(doc, structure, table)
  for (const cells of rows) {
    const row = { ...table, tag: 'TD', cells: cells.map(printedText) } as const
    const height = heightOf(doc, row)
    if (doc.y + height > bottomOf(doc)) {
      doc.addPage()
      drawHead(doc, structure, table)
    }
    drawRow(doc, structure, { ...row, height })
  }
  structure.end()
}

interface Measured extends Pick<Printout, 'columns' | 'sections'> {
  readonly size: number
}

/** Part of the page to which the longest word of a cell widens its column. */
const WIDEST_WORD = 0.15

/** Returns the widths of columns: no word of a title or of a cell is broken, unless it is too long; the others share what is left. */
function widthsOf(doc: Pdf, { columns, sections, size }: Measured): number[] {
  const whole = widthOf(doc)
  const least = columns.map(({ title }, index) => {
    const words = title.split(' ').map((word) => widthOfWord(doc, 'TH', { word, size }))
    const word = widthOfWord(doc, 'TD', { word: longestWord(sections, index), size })
    return Math.max(...words, Math.min(word, whole * WIDEST_WORD)) + 2 * PADDING
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
  tag: Row['tag'],
  { word, size }: { readonly word: string; readonly size: number },
) {
  return Math.ceil(doc.font(STYLES[tag].font).fontSize(size).widthOfString(word))
}

/** Returns the word of a column with the most characters, with zeros for its digits. Measuring every word would take too long. */
function longestWord(sections: readonly Section[], column: number): string {
  let longest = ''
  for (const { rows } of sections) {
    for (const cells of rows) {
      for (const word of printedText(cells[column] ?? '').split(/[ -]/))
        if (word.length > longest.length) longest = word
    }
  }
  return longest.replaceAll(/\d/g, '0')
}

/** Shares a width among columns by their weights; some have a width already. */
function shared(columns: readonly Column[], whole: number, fixed: ReadonlyMap<number, number>): number[] {
  const left = whole - sum([...fixed.values()])
  const weights = sum(columns.map(({ width }, index) => (fixed.has(index) ? 0 : width)))
  return columns.map(({ width }, index) => fixed.get(index) ?? (left * width) / weights)
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Long cells wrap: no name is cut. */
function heightOf(doc: Pdf, { tag, cells, widths, size }: Omit<Row, 'height'>): number {
  doc.font(STYLES[tag].font).fontSize(size)
  const heights = cells.map((cell, index) => {
    const width = (widths[index] ?? 0) - 2 * PADDING
    return doc.widthOfString(cell) > width ? doc.heightOfString(cell, { width }) + PADDING : 0
  })
  return Math.max(size * LINE, ...heights)
}

function drawHead(doc: Pdf, structure: Structure, table: Table) {
  const cells = table.columns.map(({ title }) => title)
  const row = { ...table, tag: 'TH', cells } as const
  drawRow(doc, structure, { ...row, height: heightOf(doc, row) })
}

interface Row extends Table {
  readonly tag: 'TH' | 'TD'
  readonly cells: readonly string[]
  readonly height: number
}

function drawRow(doc: Pdf, structure: Structure, row: Row) {
  const { columns, widths, size, tag, cells, height } = row
  const [left, top] = [doc.page.margins.left, doc.y]
  const element = doc.struct('TR')
  structure.add(element)
  let x = left
  for (const [index, cell] of cells.entries()) {
    const width = widths[index] ?? 0
    const at = x + PADDING
    tagged(doc, { parent: element, tag }, () =>
      styled(doc, { ...STYLES[tag], size }).text(cell, at, top + PADDING, {
        width: width - 2 * PADDING,
        align: columns[index]?.align ?? 'left',
      }),
    )
    x += width
  }
  element.end()
  decorated(doc, () => drawLines(doc, row, { left, top }))
  doc.y = top + height
}

/** Draws the line below a row, and the boxes of its blank cells. */
function drawLines(
  doc: Pdf,
  { tag, columns, widths, size, height }: Row,
  { left, top }: { readonly left: number; readonly top: number },
) {
  let x = left
  doc.lineWidth(0.4).strokeColor(INK.line)
  for (const [index, width] of widths.entries()) {
    if (tag === 'TD' && columns[index]?.isBlank) {
      doc.rect(x + PADDING, top + PADDING, size, size).stroke(INK.faint)
    }
    x += width
  }
  doc
    .moveTo(left, top + height)
    .lineTo(x, top + height)
    .stroke(INK.line)
}
