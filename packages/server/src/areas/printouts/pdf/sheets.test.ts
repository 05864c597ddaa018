import { toPoints } from '@polynya/domain'
import { expect, it } from 'vitest'
import type { Printout, SheetItem } from './printout.ts'
import { drawnPages } from './testing/drawn-pages.ts'

const TEXT = {
  kind: 'text',
  x: 30,
  y: 40,
  width: 90,
  size: 20,
  align: 'center',
  isBold: true,
  colour: '#000000',
} as const

/** Returns the lines of a sheet with one text: what they say, and where their middle is, in points. */
async function drawnLines(item: SheetItem) {
  const printout: Printout = {
    ...{ language: 'ru', title: 'Диплом', event: 'Кубок', facts: [], mark: null, layout: 'sheets' },
    ...{ page: { size: 'A4', isLandscape: false }, header: null, footer: null, logo: null, part: '' },
    ...{ columns: [], sections: [], nothing: '', signatures: [], printed: '', at: '2026-01-25T15:00:00Z' },
    sheets: [{ mark: null, items: [item] }],
  }
  const [page = []] = await drawnPages(printout)
  return page.map(({ text, x, y, width }) => ({ text, middle: x + width / 2, y }))
}

const LONG = {
  ru: 'Константинопольская-Преображенская Александра Владимировна\nза первое место',
  en: 'Konstantinopolskaya-Preobrazhenskaya Alexandra Vladimirovna\nfor the first place',
}

it.each(Object.values(LONG))(
  'each line of a centred text is in the middle of its width: %s',
  async (text) => {
    const lines = await drawnLines({ ...TEXT, text })
    expect(lines.length).toBeGreaterThan(2)
    for (const { middle } of lines) expect(middle).toBeCloseTo(toPoints(TEXT.x + TEXT.width / 2), 1)
    expect(
      lines
        .map((line) => line.text)
        .join('')
        .replaceAll(' ', ''),
    ).toBe(text.replaceAll(/\s/g, ''))
  },
)

it('an empty line of a text is as high as the others, and a word that no line has room for is broken', async () => {
  const [first, third] = await drawnLines({ ...TEXT, text: 'один\n\nтри' })
  const [one, two] = await drawnLines({ ...TEXT, text: 'один\nдва' })
  expect((first?.y ?? 0) - (third?.y ?? 0)).toBeCloseTo(2 * ((one?.y ?? 0) - (two?.y ?? 0)), 3)
  expect((await drawnLines({ ...TEXT, text: 'Щ'.repeat(60) })).length).toBeGreaterThan(1)
})
