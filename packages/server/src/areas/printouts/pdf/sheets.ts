/** Draws sheets whose items have their own places: diplomas and certificates, one page a person. */

import { fittedSize, sizeInRoom, toPoints } from '@polynya/domain'
import { encode } from 'uqr'
import { linesOf, type Room } from './lines.ts'
import { newDocument } from './new-document.ts'
import type { OnPage, Printout, Sheet, SheetItem } from './printout.ts'
import { decorated, INK, type Pdf, type Structure } from './style.ts'

const NO_MARGINS = { left: 0, right: 0, top: 0, bottom: 0 } as const

/** Returns the document; it is readable as its bytes, and ends by itself. */
export function drawSheets(printout: Printout & { readonly sheets: readonly Sheet[] }, onPage: OnPage): Pdf {
  const { sheets, background } = printout
  const doc = newDocument(printout, NO_MARGINS)
  // One address for all pages: the picture is in the file once.
  const picture = background ? `data:image/jpeg;base64,${background}` : null
  const root = doc.struct('Document')
  doc.addStructure(root)
  for (const [index, { mark, items }] of sheets.entries()) {
    doc.addPage()
    if (picture) drawBackground(doc, picture)
    const structure = doc.struct('Sect')
    root.add(structure)
    for (const item of items) {
      if (item.text === '') continue
      if (item.kind === 'qr') drawQr(doc, structure, item)
      else drawText(doc, structure, item)
    }
    structure.end()
    if (mark !== null) drawMark(doc, mark)
    onPage({ done: index + 1, count: sheets.length })
  }
  root.end()
  doc.end()
  return doc
}

/** Covers the sheet: what is beyond its sides is cut, nothing is distorted. */
function drawBackground(doc: Pdf, picture: string) {
  const { width, height } = doc.page
  decorated(doc, () =>
    doc.image(picture, 0, 0, { cover: [width, height], align: 'center', valign: 'center' }),
  )
}

/** Draws a text in its width: a long line is reduced, then wrapped; a text beyond the foot is reduced and moved up. */
function drawText(doc: Pdf, structure: Structure, item: Extract<SheetItem, { kind: 'text' }>) {
  const { text, x, y, align, isBold, colour } = item
  const options = { width: toPoints(item.width), align }
  doc.font(isBold ? 'bold' : 'regular')
  doc.fontSize(sizeOf(doc, item))
  const top = Math.max(0, Math.min(toPoints(y), doc.page.height - heightOf(doc, text, options)))
  structure.add(
    doc.struct('P', {}, () => {
      doc.fillColor(colour)
      doc.y = top
      // One by one: pdfkit centres a line with the space or the line break at its end.
      for (const line of sheetLines(doc, text, options)) doc.text(line, toPoints(x), doc.y, options)
    }),
  )
}

function sizeOf(doc: Pdf, { text, size, width: mm, y }: Extract<SheetItem, { kind: 'text' }>): number {
  const width = toPoints(mm)
  doc.fontSize(size)
  const widest = Math.max(...text.split('\n').map((line) => doc.widthOfString(line)))
  return sizeInRoom(fittedSize(size, { width, widest }), {
    room: doc.page.height - toPoints(y),
    heightAt: (tried) => heightOf(doc.fontSize(tried), text, { width }),
  })
}

/** Height in the current font. */
const heightOf = (doc: Pdf, text: string, room: Room): number =>
  sheetLines(doc, text, room).reduce((height, line) => height + doc.heightOfString(line, room), 0)

/** Returns the lines of a text without spaces at their ends; an empty line is a space. */
const sheetLines = (doc: Pdf, text: string, room: Room): string[] =>
  linesOf(doc, text, room).map((line) => line.trimEnd() || ' ')

/** Modules of the quiet zone around a code. */
const QUIET_ZONE = 4

/** Draws a QR code, dark on light whatever is behind it: scanners expect it. */
function drawQr(doc: Pdf, structure: Structure, { text, x, y, width }: Extract<SheetItem, { kind: 'qr' }>) {
  const { data, size } = encode(text, { border: QUIET_ZONE })
  const [left, top, side] = [toPoints(x), toPoints(y), toPoints(width)]
  const module = side / size
  structure.add(
    doc.struct('Figure', { alt: text }, () => {
      doc.rect(left, top, side, side).fill('#ffffff')
      for (const [row, cells] of data.entries()) {
        for (const [column, isDark] of cells.entries()) {
          if (isDark) doc.rect(left + column * module, top + row * module, module, module)
        }
      }
      doc.fill('#000000')
    }),
  )
}

const MARK = { size: 72, opacity: 0.3 } as const

/** Draws a mark from the lower left to the upper right corner, over everything else. */
function drawMark(doc: Pdf, mark: string) {
  const { width, height } = doc.page
  const angle = (-Math.atan2(height, width) * 180) / Math.PI
  const room = Math.hypot(width, height) * 0.8
  decorated(doc, () => {
    doc.font('bold').fontSize(MARK.size)
    doc.fontSize(Math.min(MARK.size, (MARK.size * room) / doc.widthOfString(mark)))
    const textWidth = doc.widthOfString(mark)
    doc.save().rotate(angle, { origin: [width / 2, height / 2] })
    doc
      .fillColor(INK.mark, MARK.opacity)
      .text(mark, (width - textWidth) / 2, height / 2 - doc.currentLineHeight() / 2, { lineBreak: false })
    doc.restore()
  })
}
