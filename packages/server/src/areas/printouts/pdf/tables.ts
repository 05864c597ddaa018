/** Draws the sections of a printout as tables below each other; the head of a table is repeated on each page. */

import { sum, widthsOf } from './column-widths.ts'
import { linesOf } from './lines.ts'
import { type Column, type Printout, printedText, type Section } from './printout.ts'
import {
  bottomOf,
  CELL_PADDING,
  CELL_STYLES,
  decorated,
  INK,
  type Pdf,
  SIZE,
  type Structure,
  styled,
  tagged,
  widthOf,
} from './style.ts'

interface Table {
  readonly columns: readonly Column[]
  /** By column. */
  readonly widths: readonly number[]
  /** Of the text. */
  readonly size: number
}

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

/** The space above the heading of a section and below its notes, in lines. */
const ABOVE = 1
const BELOW = 0.4
/** Rows on the page of the heading of their section, if it has as many. */
const FIRST_ROWS = 2

function drawSection(doc: Pdf, root: Structure, { section, table }: Part) {
  const { title, notes } = section
  const at = doc.page.margins.left
  const rows = section.rows.flatMap((cells) => piecesOf(doc, rowOf(doc, table, cells.map(printedText))))
  const isAtTop = doc.y === doc.page.margins.top
  if (!isAtTop && doc.y + heightOfStart(doc, { section, table }, rows) > bottomOf(doc)) doc.addPage()
  noteStyle(doc, table).moveDown(ABOVE)
  tagged(doc, { parent: root, tag: 'H2' }, () => headingStyle(doc, table).text(title, at))
  for (const note of notes) {
    tagged(doc, { parent: root, tag: 'P' }, () => noteStyle(doc, table).text(note, at))
  }
  noteStyle(doc, table).moveDown(BELOW)
  const structure = doc.struct('Table')
  root.add(structure)
  drawRow(doc, structure, headOf(doc, table))
  for (const row of rows) {
    if (doc.y + row.height > bottomOf(doc)) {
      doc.addPage()
      drawRow(doc, structure, headOf(doc, table))
    }
    drawRow(doc, structure, row)
  }
  structure.end()
}

const headingStyle = (doc: Pdf, { size }: Table) =>
  styled(doc, { font: 'bold', size: Math.max(SIZE.heading, size), ink: 'text' })
const noteStyle = (doc: Pdf, { size }: Table) => styled(doc, { font: 'regular', size, ink: 'faint' })

/** Returns the height of the heading, the notes, the head and the first rows of a section, which one page has. */
function heightOfStart(doc: Pdf, { section, table }: Part, rows: readonly Row[]): number {
  const { title, notes } = section
  const width = widthOf(doc)
  const heading = headingStyle(doc, table).heightOfString(title, { width })
  const space = (ABOVE + BELOW) * noteStyle(doc, table).currentLineHeight(true)
  return sum([
    ...[heading, space, ...notes.map((note) => doc.heightOfString(note, { width }))],
    ...[headOf(doc, table), ...rows.slice(0, FIRST_ROWS)].map(({ height }) => height),
  ])
}

interface Row extends Table {
  readonly tag: 'TH' | 'TD'
  /** Lines of each cell: long cells wrap, no name is cut. */
  readonly cells: readonly (readonly string[])[]
  readonly height: number
  /** Whether the next row is the rest of this one. */
  readonly isCut: boolean
}

function rowOf(doc: Pdf, table: Table, texts: readonly string[], tag: Row['tag'] = 'TD'): Row {
  const { widths, size } = table
  doc.font(CELL_STYLES[tag].font).fontSize(size)
  const cells = texts.map((text, index) =>
    linesOf(doc, text, { width: (widths[index] ?? 0) - 2 * CELL_PADDING }),
  )
  return { ...table, tag, cells, height: heightOf(doc, { cells, size }), isCut: false }
}

/** Height of a row in the current font. */
function heightOf(doc: Pdf, { cells, size }: Pick<Row, 'cells' | 'size'>): number {
  const lines = Math.max(...cells.map(({ length }) => length))
  return lines > 1 ? lines * doc.currentLineHeight(true) + CELL_PADDING : size * LINE
}

/** Returns a row, or parts of one that is higher than a third of a page: a page has room for a heading and two of them. */
function piecesOf(doc: Pdf, row: Row): Row[] {
  const { top } = doc.page.margins
  const most = Math.floor((bottomOf(doc) - top) / 3 / doc.currentLineHeight(true))
  const count = Math.ceil(Math.max(...row.cells.map(({ length }) => length)) / most)
  if (count < 2) return [row]
  return Array.from({ length: count }, (_, index) => {
    const cells = row.cells.map((lines) => lines.slice(index * most, (index + 1) * most))
    return { ...row, cells, height: heightOf(doc, { ...row, cells }), isCut: index < count - 1 }
  })
}

const headOf = (doc: Pdf, table: Table): Row =>
  rowOf(
    doc,
    table,
    table.columns.map(({ title }) => title),
    'TH',
  )

function drawRow(doc: Pdf, structure: Structure, row: Row) {
  const { columns, widths, size, tag, cells, height } = row
  const [left, top] = [doc.page.margins.left, doc.y]
  const element = doc.struct('TR')
  structure.add(element)
  let x = left
  for (const [index, lines] of cells.entries()) {
    const width = widths[index] ?? 0
    const room = { x: x + CELL_PADDING, y: top + CELL_PADDING, width: width - 2 * CELL_PADDING }
    tagged(doc, { parent: element, tag }, () =>
      drawCell(styled(doc, { ...CELL_STYLES[tag], size }), { lines, room, align: columns[index]?.align }),
    )
    x += width
  }
  element.end()
  decorated(doc, () => drawLines(doc, row, { left, top }))
  doc.y = top + height
}

interface DrawnCell {
  readonly lines: readonly string[]
  readonly room: { readonly x: number; readonly y: number; readonly width: number }
  readonly align: Column['align']
}

/** Draws lines as they are: pdfkit would break one that only the space at its end makes too wide. */
function drawCell(doc: Pdf, { lines, room, align }: DrawnCell) {
  const height = doc.currentLineHeight(true)
  for (const [index, line] of lines.entries()) {
    const rest = align === 'right' ? room.width - doc.widthOfString(line.trimEnd()) : 0
    doc.text(line, room.x + rest, room.y + index * height, { lineBreak: false })
  }
}

/** Draws the line below a row, and the boxes of its blank cells. */
function drawLines(
  doc: Pdf,
  { tag, columns, widths, size, height, isCut }: Row,
  { left, top }: { readonly left: number; readonly top: number },
) {
  let x = left
  doc.lineWidth(0.4).strokeColor(INK.line)
  for (const [index, width] of widths.entries()) {
    if (tag === 'TD' && columns[index]?.isBlank) {
      doc.rect(x + CELL_PADDING, top + CELL_PADDING, size, size).stroke(INK.faint)
    }
    x += width
  }
  if (isCut) return
  doc
    .moveTo(left, top + height)
    .lineTo(x, top + height)
    .stroke(INK.line)
}
