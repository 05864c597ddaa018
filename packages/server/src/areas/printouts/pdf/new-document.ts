import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import type { Printout } from './printout.ts'
import { FONTS, type Pdf } from './style.ts'

/** Returns a document without pages, with its fonts and its properties. */
export function newDocument(printout: Printout, margins: Pdf['page']['margins']): Pdf {
  const doc = new PDFDocument({
    size: printout.page.size,
    layout: printout.page.isLandscape ? 'landscape' : 'portrait',
    margins,
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
  return doc
}
