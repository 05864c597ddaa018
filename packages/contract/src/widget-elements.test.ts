import { expect, it } from 'vitest'
import { isAttributeValue } from './widget-elements.ts'

it('accepts the values of an attribute, or those of its pattern, or any', () => {
  expect(isAttributeValue({ name: 'view', values: ['month', 'list'] }, 'day')).toBe(false)
  expect(isAttributeValue({ name: 'season', pattern: '^\\d{4}-\\d{4}$' }, '2026-2027')).toBe(true)
  expect(isAttributeValue({ name: 'club' }, 'any')).toBe(true)
})
