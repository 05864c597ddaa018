import { DIPLOMA_LINE_HEIGHT } from '@polynya/domain'
import { expect, it } from 'vitest'
import { newDocument } from './new-document.ts'
import type { Printout } from './printout.ts'

const PRINTOUT: Printout = {
  ...{ language: 'ru', title: 'Диплом', event: 'Кубок', facts: [], mark: null, layout: 'sheets' },
  ...{ page: { size: 'A4', isLandscape: false }, header: null, footer: null, logo: null, part: '' },
  ...{ columns: [], sections: [], nothing: '', signatures: [], printed: '', at: '2026-01-25T15:00:00Z' },
}

it('lines of a printout are as high as the preview of a diploma shows them', () => {
  const doc = newDocument(PRINTOUT, { left: 0, right: 0, top: 0, bottom: 0 })
  doc.addPage()
  for (const font of ['regular', 'bold']) {
    const height = doc.font(font).fontSize(20).heightOfString('А\nБ', { width: 500 })
    expect(height).toBeCloseTo(2 * 20 * DIPLOMA_LINE_HEIGHT, 6)
  }
  doc.destroy()
})
