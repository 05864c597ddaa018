import sharp from 'sharp'
import { expect, test } from 'vitest'
import { randomFrom } from '../random.ts'
import { pdfDocument } from './document.ts'
import { face } from './face.ts'
import { brokenInto, widthOf } from './lettering.ts'
import { logo } from './logo.ts'
import { POSTER, poster } from './poster.ts'
import { jpgOf } from './raster.ts'
import { isWritable, strokedText } from './stroke-letters.ts'

const words = {
  title: { ru: 'Кубок Тюмени 2027', en: 'Tyumen Cup 2027' },
  city: 'Тюмень',
  days: '24–26 января 2027',
  note: 'Вода A · +0,4 °C',
}

test('rasterizes a poster to a small JPG of its size', async () => {
  const file = await jpgOf(poster(words, randomFrom('poster')))
  const { format, width, height } = await sharp(await file.arrayBuffer()).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', ...POSTER })
  expect(file.size).toBeLessThan(300_000)
})

test('draws the same picture for the same seed and another one for another seed', () => {
  const sitter = { gender: 2, age: 40 } as const
  expect(face(sitter, randomFrom('a'))).toBe(face(sitter, randomFrom('a')))
  expect(face(sitter, randomFrom('a'))).not.toBe(face(sitter, randomFrom('b')))
  expect(logo('Кубок Невы', randomFrom('a'))).toBe(logo('Кубок Невы', randomFrom('a')))
})

test('places marks above their letter without advancing', () => {
  expect(strokedText('Ё').width).toBe(strokedText('Е').width)
  expect(strokedText('Ё').strokes.length).toBe(strokedText('Е').strokes.length + 2)
  expect(
    Math.min(
      ...strokedText('й')
        .strokes.flat()
        .map(([, y]) => y),
    ),
  ).toBeLessThan(0)
})

test('reports characters without a glyph before drawing', () => {
  expect(isWritable('Skellefteå, 24–26 января')).toBe(true)
  expect(isWritable('冬泳')).toBe(false)
})

test('breaks a title between words so that no line is too wide', () => {
  const lines = brokenInto('Чемпионат Дальнего Востока', 9)
  expect(lines.join(' ')).toBe('Чемпионат Дальнего Востока')
  expect(lines.length).toBeGreaterThan(1)
  for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(9)
})

test('writes a PDF document whose table has the offset of each object', async () => {
  const text = Buffer.from(
    await pdfDocument({ heading: 'Положение', lines: ['Water (A)', 'Вода'] }).arrayBuffer(),
  ).toString('latin1')
  expect(text.startsWith('%PDF-1.4')).toBe(true)
  expect(text.slice(Number(/startxref\n(\d+)/.exec(text)?.[1]))).toMatch(/^xref/)
  const offsets = [...text.matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset))
  offsets.forEach((offset, index) => {
    expect(text.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj`))
  })
  expect(text).toContain('(Water \\(A\\)) Tj')
  expect(text).toContain('(????) Tj')
})
