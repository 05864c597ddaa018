import { expect, it } from 'vitest'
import { linesOf } from './lines.ts'
import { newDocument } from './new-document.ts'
import type { Printout } from './printout.ts'

const PRINTOUT: Printout = {
  ...{ language: 'ru', title: 'Протокол', event: 'Кубок', facts: [], mark: null, layout: 'table' },
  ...{ page: { size: 'A4', isLandscape: false }, header: null, footer: null, logo: null, part: '' },
  ...{ columns: [], sections: [], nothing: '', signatures: [], printed: '', at: '2026-01-25T15:00:00Z' },
}

/** Returns the lines of a text in a room as wide as another one. */
function brokenAt(text: string, as: string): string[] {
  const doc = newDocument(PRINTOUT, { left: 0, right: 0, top: 0, bottom: 0 }).font('regular').fontSize(10)
  const lines = linesOf(doc, text, { width: doc.widthOfString(as) })
  doc.destroy()
  return lines
}

it.each([
  ['ends lines after spaces', 'один два три', 'один два', ['один два ', 'три']],
  ['ends lines after a hyphen', 'Восточно-Казахстанская', 'Казахстанская', ['Восточно-', 'Казахстанская']],
  ['breaks no abbreviation', '100 м в/с', '100 м в/', ['100 м ', 'в/с']],
  [
    'breaks an e-mail address before its at sign and its dots',
    'ivan.petrov@swim.polynya.example',
    'ivan.petrov@s',
    ['ivan.petrov', '@swim', '.polynya', '.example'],
  ],
  [
    'breaks a word that no line has room for',
    'ЩЩЩЩЩ й\u0301й\u0301',
    'ЩЩЩ',
    ['ЩЩЩ', 'ЩЩ ', 'й\u0301й\u0301'],
  ],
  ['starts a line at each line break, an empty one too', 'один\n\nдва', 'один', ['один', '', 'два']],
])('%s', (_, text, as, lines) => {
  expect(brokenAt(text, as)).toEqual(lines)
})
