import { expect, it } from 'vitest'
import { pageOfWidget, widgetOfPage } from './widget-pages.ts'

it.each([
  ['event-calendar', {}, '/events'],
  ['results', { event: '7' }, '/view-event/7?tab=results'],
  ['live-results', { event: '7' }, '/view-event/7/live'],
  ['swimmer-card', { swimmer: 'PETR004217' }, '/view-swimmer/PETR004217'],
  ['event-calendar', { federation: 'RU-KR', limit: '5' }, '/events?region=RU-KR'],
  ['rankings', {}, '/rankings?distance=points'],
  ['rankings', { distance: '50BR', gender: 'men' }, '/rankings?distance=50BR&gender=1'],
  ['records', { gender: 'mixed', 'age-group': 'all' }, '/records?gender=0&ageGroup=all'],
  ['results', {}, '/'],
])('links %s with %o to %s', (name, values, path) => {
  expect(pageOfWidget(name, values)).toBe(path)
})

it.each([
  ['/events', 'event-calendar', {}],
  [
    '/events/?region=RU-KR&season=2025-2026&distance=50BR&page=2',
    'event-calendar',
    {
      ...{ federation: 'RU-KR', season: '2025-2026', discipline: '50BR' },
    },
  ],
  ['/view-event/7', 'results', { event: '7' }],
  ['/view-event/7?tab=results&lang=en', 'results', { event: '7', lang: 'en' }],
  ['/view-event/7/petr004217', 'results', { event: '7', highlight: 'PETR004217' }],
  ['/view-event/7/live', 'live-results', { event: '7' }],
  ['/view-swimmer/petr004217', 'swimmer-card', { swimmer: 'PETR004217' }],
  ['/rankings', 'rankings', { distance: '25FR' }],
  ['/rankings?distance=points&gender=1&ageGroup=E1', 'rankings', { gender: 'men', 'age-group': 'E1' }],
  ['/records?gender=0&state=approved', 'records', { gender: 'mixed', state: 'approved' }],
  ['/embed/results?event=7&accent=8a1c3b', 'results', { event: '7', accent: '8a1c3b' }],
])('shows %s by %s', (path, name, values) => {
  expect(widgetOfPage(new URL(path, 'https://swim.example'))).toEqual({ name, values })
})

it.each([
  ['event-calendar', { federation: 'RU-KR', season: '2025-2026', discipline: '50BR 4x25MX', view: 'list' }],
  ['rankings', { distance: '50BR', gender: 'women', season: '2025-2026', region: 'RU-KR' }],
  ['rankings', { gender: 'men', 'age-group': 'E1' }],
  ['records', { distance: '50BR', gender: 'men', water: 'A', state: 'approved' }],
])('shows the page that it links %s with %o to by the same widget', (name, values) => {
  const page = new URL(pageOfWidget(name, values), 'https://swim.example')
  expect(widgetOfPage(page)).toEqual({ name, values })
})

it.each([
  '/',
  '/view-event/7/manage',
  '/view-event/7/desk',
  '/view-event/x',
  '/view-swimmer/1',
  '/embed/v1',
  '/embed/v1/results',
  '/user/login',
])('shows %s by no widget', (path) => {
  expect(widgetOfPage(new URL(path, 'https://swim.example'))).toBeNull()
})
