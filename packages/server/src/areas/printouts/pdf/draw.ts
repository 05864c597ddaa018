/** Draws a printout as PDF: A4, fonts embedded, headings and page numbers repeated, tagged for screen readers. */

import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import type { Column, Printout, Section } from './printout.ts'

type Pdf = InstanceType<typeof PDFDocument>

const MARGIN = 40
const SIZE = { title: 15, heading: 10.5, text: 7.5, small: 7 } as const
const ROW = { height: 13, padding: 3 } as const
const HEADER_HEIGHT = 26
const FOOTER_HEIGHT = 22
const MARGINS = {
  left: MARGIN,
  right: MARGIN,
  top: MARGIN + HEADER_HEIGHT,
  bottom: MARGIN + FOOTER_HEIGHT,
} as const
const INK = { text: '#14202e', faint: '#5b6b7d', line: '#c3ccd6', mark: '#b3261e' } as const
const FONTS = { regular: '400Regular/Onest_400Regular', bold: '600SemiBold/Onest_600SemiBold' } as const

/**
 * Returns the document; it is readable as its bytes, and ends by itself. It is laid out twice, because each page has the
 * number of all pages: keeping them until that is known would take most of the memory.
 */
export function drawPdf(printout: Printout): Pdf {
  const count = countPages(printout)
  let page = 0
  return layOut(printout, (doc) => {
    page += 1
    frame(doc, printout, `${page} / ${count}`)
  })
}

function countPages(printout: Printout): number {
  let count = 0
  const draft = layOut(printout, () => {
    count += 1
  })
  draft.destroy()
  return count
}

function layOut(printout: Printout, onPage: (doc: Pdf) => void): Pdf {
  const doc = new PDFDocument({
    size: 'A4',
    margins: MARGINS,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: printout.language,
    displayTitle: true,
    // The same data gives the same bytes: the identifier of the file follows from these.
    info: { Title: `${printout.title}. ${printout.event}`, CreationDate: new Date(printout.at) },
  })
  const { resolve } = createRequire(import.meta.url)
  for (const [name, file] of Object.entries(FONTS)) {
    doc.registerFont(name, resolve(`@expo-google-fonts/onest/${file}.ttf`))
  }
  doc.on('pageAdded', () => onPage(doc))
  doc.addPage()
  const root = doc.struct('Document')
  doc.addStructure(root)
  head(doc, root, printout)
  for (const section of printout.sections) drawSection(doc, root, { printout, section })
  sign(doc, root, printout)
  root.end()
  doc.end()
  return doc
}

type Structure = ReturnType<Pdf['struct']>

const widthOf = ({ page }: Pdf) => page.width - page.margins.left - page.margins.right
const bottomOf = ({ page }: Pdf) => page.height - page.margins.bottom

/** A text that a screen reader finds under a tag. */
function tagged(doc: Pdf, parent: Structure, tag: string, draw: () => void) {
  parent.add(doc.struct(tag, {}, draw))
}

function head(doc: Pdf, root: Structure, { title, facts, sections, nothing }: Printout) {
  tagged(doc, root, 'H1', () => doc.font('bold').fontSize(SIZE.title).fillColor(INK.text).text(title))
  doc.moveDown(0.3)
  for (const line of sections.length > 0 ? facts : [...facts, nothing]) {
    tagged(doc, root, 'P', () => doc.font('regular').fontSize(SIZE.text).fillColor(INK.faint).text(line))
  }
}

interface Part {
  readonly printout: Printout
  readonly section: Section
}

/** Space for the heading of a section, the head of its table and two rows. */
const FIRST_ROWS = SIZE.heading * 2 + ROW.height * 3

function drawSection(doc: Pdf, root: Structure, { printout, section }: Part) {
  const { title, notes, rows } = section
  if (doc.y + FIRST_ROWS + notes.length * ROW.height > bottomOf(doc)) doc.addPage()
  doc.moveDown(1)
  const at = doc.page.margins.left
  tagged(doc, root, 'H2', () => doc.font('bold').fontSize(SIZE.heading).fillColor(INK.text).text(title, at))
  for (const note of notes) {
    tagged(doc, root, 'P', () => doc.font('regular').fontSize(SIZE.text).fillColor(INK.faint).text(note, at))
  }
  doc.moveDown(0.4)
  const table = doc.struct('Table')
  root.add(table)
  const widths = widthsOf(printout.columns, widthOf(doc))
  tableHead(doc, table, printout.columns, widths)
  for (const row of rows) {
    const height = heightOf(doc, row, widths)
    if (doc.y + height > bottomOf(doc)) {
      doc.addPage()
      tableHead(doc, table, printout.columns, widths)
    }
    drawRow(doc, table, { tag: 'TD', cells: row, columns: printout.columns, widths, height })
  }
  table.end()
}

function widthsOf(columns: readonly Column[], whole: number): number[] {
  const parts = columns.reduce((sum, { width }) => sum + width, 0)
  return columns.map(({ width }) => (whole * width) / parts)
}

/** Long cells wrap: no name is cut. */
function heightOf(doc: Pdf, cells: readonly string[], widths: readonly number[]): number {
  doc.font('regular').fontSize(SIZE.text)
  const heights = cells.map((cell, index) => {
    const width = (widths[index] ?? 0) - 2 * ROW.padding
    return doc.widthOfString(cell) > width ? doc.heightOfString(cell, { width }) + ROW.padding : 0
  })
  return Math.max(ROW.height, ...heights)
}

function tableHead(doc: Pdf, table: Structure, columns: readonly Column[], widths: readonly number[]) {
  const cells = columns.map(({ title }) => title)
  drawRow(doc, table, { tag: 'TH', cells, columns, widths, height: ROW.height })
}

interface Row {
  readonly tag: 'TH' | 'TD'
  readonly cells: readonly string[]
  readonly columns: readonly Column[]
  readonly widths: readonly number[]
  readonly height: number
}

function drawRow(doc: Pdf, table: Structure, { tag, cells, columns, widths, height }: Row) {
  const [left, top] = [doc.page.margins.left, doc.y]
  const row = doc.struct('TR')
  table.add(row)
  let x = left
  for (const [index, cell] of cells.entries()) {
    const width = widths[index] ?? 0
    const place = x + ROW.padding
    row.add(
      doc.struct(tag, {}, () => {
        doc.font(tag === 'TH' ? 'bold' : 'regular').fontSize(SIZE.text)
        doc.fillColor(tag === 'TH' ? INK.faint : INK.text).text(cell, place, top + ROW.padding, {
          width: width - 2 * ROW.padding,
          align: columns[index]?.align ?? 'left',
          ...(tag === 'TH' && { height: ROW.height, ellipsis: true }),
        })
      }),
    )
    x += width
  }
  row.end()
  doc.markContent('Artifact', { type: 'Layout' })
  doc
    .moveTo(left, top + height)
    .lineTo(x, top + height)
    .lineWidth(0.4)
    .strokeColor(INK.line)
    .stroke()
  doc.endMarkedContent()
  doc.y = top + height
}

const SIGNATURE_HEIGHT = 26

function sign(doc: Pdf, root: Structure, { signatures }: Printout) {
  if (doc.y + signatures.length * SIGNATURE_HEIGHT > bottomOf(doc)) doc.addPage()
  for (const line of signatures) {
    doc.moveDown(1.6)
    tagged(doc, root, 'P', () =>
      doc.font('regular').fontSize(SIZE.text).fillColor(INK.text).text(line, doc.page.margins.left),
    )
  }
}

/** Head and foot of a page. */
function frame(doc: Pdf, { event, title, mark, printed }: Printout, number: string) {
  const { x, y } = doc
  doc.page.margins = { left: MARGIN, right: MARGIN, top: 0, bottom: 0 }
  doc.markContent('Artifact', { type: 'Pagination' })
  edge(doc, MARGIN, { left: `${event}. ${title}`, right: mark ?? '', ink: INK.mark })
  edge(doc, doc.page.height - MARGIN - SIZE.small, { left: printed, right: number, ink: INK.faint })
  doc.endMarkedContent()
  doc.page.margins = MARGINS
  Object.assign(doc, { x, y })
}

interface Edge {
  readonly left: string
  readonly right: string
  /** Colour of the right text. */
  readonly ink: string
}

function edge(doc: Pdf, y: number, { left, right, ink }: Edge) {
  const width = widthOf(doc)
  const side = doc.font('bold').fontSize(SIZE.small).widthOfString(right) + 8
  doc.fillColor(ink).text(right, MARGIN, y, { width, align: 'right', lineBreak: false })
  doc.font('regular').fillColor(INK.faint)
  doc.text(left, MARGIN, y, { width: width - side, height: SIZE.small * 1.5, ellipsis: true })
}
