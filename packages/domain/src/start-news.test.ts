import { expect, it } from 'vitest'
import { startNews } from './start-news.ts'

const now = new Date('2026-12-12T10:00:00Z')
const at = (time: string) => new Date(`2026-12-12T${time}:00Z`)

it.each([
  ['nothing while its heat is more than 15 minutes away', { result: null, expectedAt: at('10:16') }, null],
  ['its heat within 15 minutes', { result: null, expectedAt: at('10:15') }, 'soon'],
  ['nothing without a timetable', { result: null, expectedAt: null }, null],
  [
    'its result',
    { result: { status: 'finished', finalTime: '00:41.50' }, expectedAt: null },
    'finished 00:41.50',
  ],
])('of a start, %s is announced', (_name, facts, news) => {
  expect(startNews(facts, now)).toBe(news)
})
