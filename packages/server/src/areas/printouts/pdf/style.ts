/** Sizes, colours and fonts of printouts, and what every part of a page is drawn with. Lengths are in points. */

import type PDFDocument from 'pdfkit'

export type Pdf = InstanceType<typeof PDFDocument>
export type Structure = ReturnType<Pdf['struct']>

export const MARGIN = 40
export const SIZE = { title: 15, heading: 10.5, text: 7.5, large: 11, small: 7 } as const
const HEADER_HEIGHT = 26
const FOOTER_HEIGHT = 22
export const MARGINS = {
  left: MARGIN,
  right: MARGIN,
  top: MARGIN + HEADER_HEIGHT,
  bottom: MARGIN + FOOTER_HEIGHT,
} as const
export const INK = { text: '#14202e', faint: '#5b6b7d', line: '#c3ccd6', mark: '#b3261e' } as const
export const FONTS = {
  regular: '400Regular/Onest_400Regular',
  bold: '600SemiBold/Onest_600SemiBold',
} as const

/** Space around the text of a cell, and the looks of the cells of heads and rows. */
export const CELL_PADDING = 3
export const CELL_STYLES = {
  TH: { font: 'bold', ink: 'faint' },
  TD: { font: 'regular', ink: 'text' },
} as const

export const widthOf = ({ page }: Pdf) => page.width - page.margins.left - page.margins.right
export const bottomOf = ({ page }: Pdf) => page.height - page.margins.bottom

interface TextStyle {
  readonly font: keyof typeof FONTS
  readonly size: number
  readonly ink: keyof typeof INK
}

/** Sets font, size and colour of the next text. */
export const styled = (doc: Pdf, { font, size, ink }: TextStyle): Pdf =>
  doc.font(font).fontSize(size).fillColor(INK[ink])

/** Draws a text that a screen reader finds under a tag. */
export function tagged(
  doc: Pdf,
  { parent, tag }: { readonly parent: Structure; readonly tag: string },
  draw: () => void,
) {
  parent.add(doc.struct(tag, {}, draw))
}

/** Draws lines and boxes, which screen readers skip. */
export function decorated(doc: Pdf, draw: () => void) {
  doc.markContent('Artifact', { type: 'Layout' })
  draw()
  doc.endMarkedContent()
}
