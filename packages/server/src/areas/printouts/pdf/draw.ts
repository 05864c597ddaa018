/** Draws a printout as PDF: fonts embedded, headings and page numbers repeated, tagged for screen readers. */

import { drawCards } from './cards.ts'
import { newDocument } from './new-document.ts'
import type { Layout, OnPage, Printout } from './printout.ts'
import { drawSheets } from './sheets.ts'
import {
  bottomOf,
  decorated,
  INK,
  MARGIN,
  MARGINS,
  type Pdf,
  SIZE,
  type Structure,
  styled,
  tagged,
  widthOf,
} from './style.ts'
import { drawTables } from './tables.ts'

const LAYOUTS: Readonly<Record<Layout, (doc: Pdf, root: Structure, printout: Printout) => void>> = {
  table: drawTables,
  large: drawTables,
  // Without sheets, a page says that there are none.
  sheets: drawTables,
  cards4: (doc, root, printout) => drawCards(doc, root, { ...printout, perPage: 4 }),
  cards8: (doc, root, printout) => drawCards(doc, root, { ...printout, perPage: 8 }),
}

/** Cards fill the page: the title of the printout is in its margin alone. */
const isCards = (layout: Layout) => layout === 'cards4' || layout === 'cards8'

/**
 * Returns the document; it is readable as its bytes, and ends by itself. It is laid out twice, because each page has the
 * number of all pages: keeping them until that is known would take most of the memory.
 */
export function drawPdf(printout: Printout, onPage: OnPage = () => {}): Pdf {
  const { sheets = [] } = printout
  if (sheets.length > 0) return drawSheets({ ...printout, sheets }, onPage)
  const count = countPages(printout)
  let page = 0
  return layOut(printout, (doc) => {
    page += 1
    frame(doc, printout, `${page} / ${count}`)
    onPage({ done: page, count })
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
  const doc = newDocument(printout, MARGINS)
  doc.on('pageAdded', () => onPage(doc))
  doc.addPage()
  const root = doc.struct('Document')
  doc.addStructure(root)
  if (printout.sections.length === 0 || !isCards(printout.layout)) head(doc, root, printout)
  LAYOUTS[printout.layout](doc, root, printout)
  sign(doc, root, printout)
  root.end()
  doc.end()
  return doc
}

const LOGO = { width: 120, height: 48 } as const

function head(doc: Pdf, root: Structure, printout: Printout) {
  const { title, event, header, logo, facts, sections, nothing } = printout
  const { left, top } = doc.page.margins
  const options = { width: widthOf(doc) - (logo === null ? 0 : LOGO.width) }
  if (logo !== null) {
    const fitted = { fit: [LOGO.width, LOGO.height] as [number, number], align: 'right' as const }
    decorated(doc, () => doc.image(Buffer.from(logo, 'base64'), left + options.width, top, fitted))
  }
  const above = [header, isNameCut(doc, printout) ? event : null].filter((line) => line !== null)
  doc.y = top
  for (const line of above) {
    tagged(doc, { parent: root, tag: 'P' }, () =>
      styled(doc, { font: 'regular', size: SIZE.text, ink: 'faint' }).text(line, left, doc.y, options),
    )
  }
  tagged(doc, { parent: root, tag: 'H1' }, () =>
    styled(doc, { font: 'bold', size: SIZE.title, ink: 'text' }).text(title, left, doc.y, options),
  )
  doc.moveDown(0.3)
  for (const line of sections.length > 0 ? facts : [...facts, nothing]) {
    tagged(doc, { parent: root, tag: 'P' }, () =>
      styled(doc, { font: 'regular', size: SIZE.text, ink: 'faint' }).text(line, options),
    )
  }
  if (logo !== null) doc.y = Math.max(doc.y, top + LOGO.height)
}

/** Space above a line to sign, in lines. */
const ABOVE_SIGNATURE = 1.6

function sign(doc: Pdf, root: Structure, { signatures }: Printout) {
  styled(doc, { font: 'regular', size: SIZE.text, ink: 'text' })
  const space = ABOVE_SIGNATURE * doc.currentLineHeight(true)
  const heights = signatures.map((line) => space + doc.heightOfString(line, { width: widthOf(doc) }))
  if (doc.y + heights.reduce((total, height) => total + height, 0) > bottomOf(doc)) doc.addPage()
  for (const line of signatures) {
    doc.moveDown(ABOVE_SIGNATURE)
    tagged(doc, { parent: root, tag: 'P' }, () =>
      styled(doc, { font: 'regular', size: SIZE.text, ink: 'text' }).text(line, doc.page.margins.left),
    )
  }
}

const nameOf = ({ event, title }: Printout) => `${event}. ${title}`

/** Whether the heads of pages have no room for the name of the event: it is above the title then. */
function isNameCut(doc: Pdf, printout: Printout): boolean {
  const room = widthOf(doc) - sideOf(doc, printout.mark ?? '')
  return doc.font('regular').fontSize(SIZE.small).widthOfString(nameOf(printout)) > room
}

/** Head and foot of a page. */
function frame(doc: Pdf, printout: Printout, number: string) {
  const { mark, footer, printed } = printout
  const { x, y } = doc
  doc.page.margins = { left: MARGIN, right: MARGIN, top: 0, bottom: 0 }
  doc.markContent('Artifact', { type: 'Pagination' })
  edge(doc, MARGIN, { left: nameOf(printout), right: mark ?? '', ink: INK.mark })
  edge(doc, doc.page.height - MARGIN - SIZE.small, {
    left: [footer, printed].filter(Boolean).join(' · '),
    right: number,
    ink: INK.faint,
  })
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

/** Width of the right text of an edge, and of the space beside it. */
const sideOf = (doc: Pdf, right: string): number =>
  doc.font('bold').fontSize(SIZE.small).widthOfString(right) + 8

function edge(doc: Pdf, y: number, { left, right, ink }: Edge) {
  const width = widthOf(doc)
  const side = sideOf(doc, right)
  doc.fillColor(ink).text(right, MARGIN, y, { width, align: 'right', lineBreak: false })
  doc.font('regular').fillColor(INK.faint)
  doc.text(left, MARGIN, y, { width: width - side, height: SIZE.small * 1.5, ellipsis: true })
}
