import { expect, it } from 'vitest'
import { isAttributeValue, pageOfWidget } from './widget-elements.ts'

it.each([
  ['event-calendar', {}, '/events'],
  ['results', { event: '7' }, '/view-event/7?tab=results'],
  ['live-results', { event: '7' }, '/view-event/7/live'],
  ['swimmer-card', { swimmer: 'PETR004217' }, '/view-swimmer/PETR004217'],
  ['rankings', {}, '/rankings'],
  ['results', {}, '/'],
])('links %s with %o to %s', (name, values, path) => {
  expect(pageOfWidget(name, values)).toBe(path)
})

it('accepts the values of an attribute, or those of its pattern, or any', () => {
  expect(isAttributeValue({ name: 'view', values: ['month', 'list'] }, 'day')).toBe(false)
  expect(isAttributeValue({ name: 'season', pattern: '^\\d{4}-\\d{4}$' }, '2026-2027')).toBe(true)
  expect(isAttributeValue({ name: 'club' }, 'any')).toBe(true)
})
