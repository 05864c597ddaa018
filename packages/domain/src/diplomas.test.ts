import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  DEFAULT_DIPLOMA_LINES,
  DIPLOMA_FIELDS,
  DIPLOMA_LIMITS,
  type DiplomaValues,
  defaultTemplate,
  filledText,
  fittedSize,
  isAwarded,
  isOnSheet,
  sheetMm,
  sizeInRoom,
  toMm,
  toPoints,
  unknownFields,
} from './diplomas.ts'

const plain = fc.string({ unit: fc.constantFrom('А', 'b', '1', ' ', '-'), maxLength: 12 })
const fields = fc.constantFrom(...DIPLOMA_FIELDS)
const valuesFrom = (texts: readonly string[]) =>
  Object.fromEntries(DIPLOMA_FIELDS.map((field, index) => [field, texts[index] ?? ''])) as DiplomaValues
const values = fc
  .array(
    plain.map((text) => `x${text}`),
    { minLength: DIPLOMA_FIELDS.length, maxLength: DIPLOMA_FIELDS.length },
  )
  .map(valuesFrom)

describe('texts of diplomas', () => {
  it('are filled in field by field, whatever surrounds them', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(plain, fields)), plain, values, (parts, end, known) => {
        const text = parts.map(([before, field]) => `${before}{${field}}`).join('') + end
        const filled = parts.map(([before, field]) => before + known[field]).join('') + end
        expect(filledText(text, known)).toBe(filled)
        expect(unknownFields(text)).toEqual([])
      }),
    )
  })

  it('leave out exactly the lines whose fields are all empty', () => {
    const known = { ...valuesFrom([]), name: 'Анна' }
    expect(filledText('Награждается\n{name}\nРекорд: {record}\n{name}, {club}\n', known)).toBe(
      'Награждается\nАнна\nАнна, \n',
    )
  })

  it('do not fill in the value of a field again', () => {
    expect(filledText('{name}', { ...valuesFrom([]), name: '{code}', code: 'secret' })).toBe('{code}')
  })

  it('name each unknown field once', () => {
    expect(unknownFields('{naem} {name} {naem} {} {Place}')).toEqual(['naem', '', 'Place'])
  })
})

describe('sizes of texts of diplomas', () => {
  const sizes = fc.double({ min: 6, max: 120, noNaN: true })
  const lengths = fc.double({ min: 1, max: 2000, noNaN: true })

  it('stay, or shrink until the line fits, but never below 60 % of the size', () => {
    fc.assert(
      fc.property(sizes, lengths, lengths, (size, width, widest) => {
        const fitted = fittedSize(size, { width, widest })
        expect(fitted).toBeLessThanOrEqual(size)
        expect(fitted).toBeGreaterThanOrEqual(Math.min(size, size * 0.6))
        const isReduced = fitted > size * 0.6 && fitted > DIPLOMA_LIMITS.size.min
        if (widest <= width) expect(fitted).toBe(size)
        else if (isReduced) expect((widest * fitted) / size).toBeCloseTo(width, 6)
      }),
    )
  })

  it('are reduced in half points until they are above the foot of the sheet, to 4 points at least', () => {
    const heightAt = (size: number) => 3 * size
    expect(sizeInRoom(20, { room: 60, heightAt })).toBe(20)
    expect(sizeInRoom(20, { room: 59, heightAt })).toBe(19.5)
    expect(sizeInRoom(20, { room: 1, heightAt })).toBe(4)
  })

  it('convert between points and millimetres without loss', () => {
    fc.assert(
      fc.property(sizes, (size) => {
        expect(toPoints(toMm(size))).toBeCloseTo(size, 9)
      }),
    )
    expect(toMm(72)).toBe(25.4)
  })
})

describe('the template of an event without its own', () => {
  const template = defaultTemplate((line) => ({ text: line, textEn: null }))

  it('has every line and the QR code on its sheet', () => {
    expect(template.items).toHaveLength(DEFAULT_DIPLOMA_LINES.length + 1)
    expect(template.items.every((item) => isOnSheet(item, template))).toBe(true)
  })

  it('does not fit on a smaller sheet', () => {
    expect(template.items.every((item) => isOnSheet(item, { ...template, sheetSize: 'A5' }))).toBe(false)
    expect(sheetMm({ sheetSize: 'A5', isLandscape: true })).toEqual({ width: 210, height: 148 })
  })
})

it.each([
  ['diploma', 3, 'finished', true],
  ['diploma', 4, 'finished', false],
  ['diploma', null, 'finished', false],
  ['certificate', null, 'finished', true],
  ['certificate', null, 'EXH', true],
  ['certificate', null, 'DSQ', false],
] as const)('awards a %s for the place %s of a result that is %s: %s', (kind, place, status, expected) => {
  expect(isAwarded(kind, { place, status })).toBe(expected)
})
