import type { DiplomaText, DiplomaValues } from '@polynya/domain'
import { expect, it } from 'vitest'
import { shownText } from './shown-text.ts'

const ITEM: DiplomaText = {
  ...{ kind: 'text', text: 'слово '.repeat(40).trim(), textEn: null, x: 10, y: 20, width: 100 },
  ...{ size: 20, align: 'left', isBold: false, colour: '#14202e' },
}

/** Each character is half as wide as high. */
const sizeAt = (y: number, sheet = { height: 297 }) => {
  const item = { ...ITEM, y }
  const measure = (text: string) => (text.length * item.size) / 2
  return shownText(item, { texts: {} as DiplomaValues, language: 'ru', sheet }, measure).size
}

it('a text of a diploma is reduced as far as the foot of the sheet requires', () => {
  // Reduced to 60 % in its width, then wrapped into six lines of 15.3 points.
  expect(sizeAt(20)).toBe(12)
  expect(sizeAt(280)).toBeLessThan(10)
  // Below 4 points it is moved up instead.
  expect(sizeAt(296)).toBe(4)
})
