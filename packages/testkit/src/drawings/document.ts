/**
 * Regulations as a one-page PDF: the heading as strokes, which render Russian without an embedded font, and the
 * lines in Helvetica, which every PDF reader provides.
 */

import { brokenInto } from './lettering.ts'
import { strokedText } from './stroke-letters.ts'

/** A4 in points. */
const PAGE = { width: 595, height: 842 } as const
const MARGIN = 56
const HEADING = { size: 20, leading: 36, weight: 0.14 } as const
const BODY = { size: 11, leading: 18 } as const

export interface DocumentTexts {
  readonly heading: string
  /** Latin-1 characters; others are written as question marks. */
  readonly lines: readonly string[]
}

export function pdfDocument({ heading, lines }: DocumentTexts): Blob {
  const headings = brokenInto(heading, (PAGE.width - 2 * MARGIN) / HEADING.size)
  const below = PAGE.height - MARGIN - headings.length * HEADING.leading - BODY.leading
  const content = [
    `${HEADING.size * HEADING.weight} w 1 J 1 j 0.02 0.13 0.19 RG`,
    ...headings.map((text, index) => strokesOf(text, PAGE.height - MARGIN - index * HEADING.leading)),
    `BT /F1 ${BODY.size} Tf ${BODY.leading} TL ${MARGIN} ${below} Td`,
    ...lines.map((line) => `(${escaped(line)}) Tj T*`),
    'ET',
  ].join('\n')
  return new Blob([new Uint8Array(Buffer.from(pdfOf(content), 'latin1'))], { type: 'application/pdf' })
}

/** Converts strokes, whose y axis points down, to PDF coordinates, whose y axis points up. */
function strokesOf(text: string, top: number): string {
  const write = (value: number) => value.toFixed(1)
  return strokedText(text)
    .strokes.map((stroke) =>
      stroke
        .map(([x, y], index) => {
          const place = `${write(MARGIN + x * HEADING.size)} ${write(top - y * HEADING.size)}`
          return `${place} ${index === 0 ? 'm' : 'l'}`
        })
        .concat('S')
        .join(' '),
    )
    .join('\n')
}

const escaped = (line: string) => line.replace(/[^\x20-\xff]/g, '?').replace(/[\\()]/g, '\\$&')

/** Wraps the content of a page in a PDF file: numbered objects and the cross-reference table of their offsets. */
function pdfOf(content: string): string {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  return `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
}
