/** Draws the sections of a printout as tables below each other; the head of a table is repeated on each page. */

import type { Column, Printout, Section } from './printout.ts'
import { bottomOf, decorated, INK, type Pdf, SIZE, type Structure, styled, tagged, widthOf } from './style.ts'

interface Table {
  readonly columns: readonly Column[]
  /** By column. */
  readonly widths: readonly number[]
  /** Of the text. */
  readonly size: number
}

const PADDING = 3
/** Height of a row of one line, by the size of its text. */
const LINE = 1.75

export function drawTables(doc: Pdf, root: Structure, { sections, columns, layout }: Printout) {
  const size = layout === 'large' ? SIZE.large : SIZE.text
  const table = { columns, widths: widthsOf(doc, columns, size), size }
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
    const height = heightOf(doc, cells, table)
    if (doc.y + height > bottomOf(doc)) {
      doc.addPage()
      drawHead(doc, structure, table)
    }
    drawRow(doc, structure, { ...table, tag: 'TD', cells, height })
  }
  structure.end()
}

/** Returns the widths of columns: no title is cut, the others share what is left. */
function widthsOf(doc: Pdf, columns: readonly Column[], size: number): number[] {
  doc.font('bold').fontSize(size)
  const whole = widthOf(doc)
  const ofTitles = columns.map(({ title }) => Math.ceil(doc.widthOfString(title)) + 2 * PADDING)
  const part = whole / sum(columns.map(({ width }) => width))
  const isNarrow = columns.map(({ width }, index) => width * part < (ofTitles[index] ?? 0))
  const left = whole - sum(ofTitles.filter((_, index) => isNarrow[index]))
  const parts = sum(columns.flatMap(({ width }, index) => (isNarrow[index] ? [] : width)))
  return columns.map(({ width }, index) =>
    isNarrow[index] ? (ofTitles[index] ?? 0) : (left * width) / parts,
  )
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Long cells wrap: no name is cut. */
function heightOf(doc: Pdf, cells: readonly string[], { widths, size }: Table): number {
  doc.font('regular').fontSize(size)
  const heights = cells.map((cell, index) => {
    const width = (widths[index] ?? 0) - 2 * PADDING
    return doc.widthOfString(cell) > width ? doc.heightOfString(cell, { width }) + PADDING : 0
  })
  return Math.max(size * LINE, ...heights)
}

function drawHead(doc: Pdf, structure: Structure, table: Table) {
  const cells = table.columns.map(({ title }) => title)
  drawRow(doc, structure, { ...table, tag: 'TH', cells, height: table.size * LINE })
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
      styled(
        doc,
        tag === 'TH' ? { font: 'bold', size, ink: 'faint' } : { font: 'regular', size, ink: 'text' },
      ).text(cell, at, top + PADDING, {
        width: width - 2 * PADDING,
        align: columns[index]?.align ?? 'left',
        ...(tag === 'TH' && { height, ellipsis: true }),
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
