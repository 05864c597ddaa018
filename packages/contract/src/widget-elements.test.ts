import { expect, it } from 'vitest'
import { isAttributeValue } from './widget-elements.ts'

it('accepts the values of an attribute, or those of its pattern, or any', () => {
  expect(isAttributeValue({ name: 'view', values: ['month', 'list'] }, 'day')).toBe(false)
  expect(isAttributeValue({ name: 'season', pattern: '^\\d{4}-\\d{4}$' }, '2026-2027')).toBe(true)
  const group = { name: 'age-group', pattern: '^[\\p{L}\\p{N} .+–-]{1,20}$' }
  expect(['E1', 'Ж 40+', 'E/1'].map((value) => isAttributeValue(group, value))).toEqual([true, true, false])
  expect(isAttributeValue({ name: 'club' }, 'any')).toBe(true)
})
