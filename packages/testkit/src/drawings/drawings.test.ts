import sharp from 'sharp'
import { expect, test } from 'vitest'
import { randomFrom } from '../random.ts'
import { face } from './face.ts'
import { brokenInto, widthOf } from './lettering.ts'
import { logo } from './logo.ts'
import { paper } from './paper.ts'
import { POSTER, poster } from './poster.ts'
import { jpgOf } from './raster.ts'
import { isWritable, strokedText } from './stroke-letters.ts'

const words = {
  title: { ru: 'Кубок Тюмени 2027', en: 'Tyumen Cup 2027' },
  city: 'Тюмень',
  days: '24–26 января 2027',
  note: 'Вода A · +0,4 °C',
}

test('a poster becomes a small JPG of its size', async () => {
  const file = await jpgOf(poster(words, randomFrom('poster')))
  const { format, width, height } = await sharp(await file.arrayBuffer()).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', ...POSTER })
  expect(file.size).toBeLessThan(300_000)
})

test('the same chance draws the same picture, another chance another', () => {
  const sitter = { gender: 2, age: 40 } as const
  expect(face(sitter, randomFrom('a'))).toBe(face(sitter, randomFrom('a')))
  expect(face(sitter, randomFrom('a'))).not.toBe(face(sitter, randomFrom('b')))
  expect(logo('Кубок Невы', randomFrom('a'))).toBe(logo('Кубок Невы', randomFrom('a')))
})

test('marks stand above their letter and take no room', () => {
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

test('what has no glyph is known before it is drawn', () => {
  expect(isWritable('Skellefteå, 24–26 января')).toBe(true)
  expect(isWritable('冬泳')).toBe(false)
})

test('a title breaks between words so that no line is too wide', () => {
  const lines = brokenInto('Чемпионат Дальнего Востока', 9)
  expect(lines.join(' ')).toBe('Чемпионат Дальнего Востока')
  expect(lines.length).toBeGreaterThan(1)
  for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(9)
})

test('a paper is a PDF whose table says where each object begins', async () => {
  const text = Buffer.from(
    await paper({ heading: 'Положение', lines: ['Water (A)', 'Вода'] }).arrayBuffer(),
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
