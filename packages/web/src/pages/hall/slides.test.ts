import { A_START_LIST } from '@polynya/testkit'
import { expect, it } from 'vitest'
import type { BoardHeat } from '../../features/live/live-board.ts'
import { SLIDE_MS, slideAt, slidesOf } from './slides.ts'

const [heat] = A_START_LIST.heats
const [lane] = heat?.lanes ?? []

/** A heat of this many lanes. */
function aHeat(key: string, count = 1): BoardHeat {
  if (!heat || !lane) throw new Error('The start list of the fixture has a lane')
  const lanes = Array.from({ length: count }, (_, index) => ({
    ...{ list: A_START_LIST, heat, starter: lane.starter, lane: index + 1, result: null },
  }))
  return { key, parts: [{ list: A_START_LIST, heat }], lanes, isOfficial: false, expectedAt: null }
}
const heats = (...keys: string[]) => keys.map((key) => aHeat(key))
const keysOf = (slides: ReturnType<typeof slidesOf>) => slides.map(({ title, heat: { key } }) => [title, key])

it('shows the heat that swims before each of the last three results and the next two heats', () => {
  const [current] = heats('now')
  if (!current) throw new Error('There is a heat')
  const board = { current, next: heats('n1', 'n2', 'n3'), last: [current, ...heats('l1', 'l2', 'l3', 'l4')] }
  expect(keysOf(slidesOf(board))).toEqual([
    ['now', 'now'],
    ['lastResults', 'l1'],
    ['now', 'now'],
    ['lastResults', 'l2'],
    ['now', 'now'],
    ['lastResults', 'l3'],
    ['now', 'now'],
    ['nextHeats', 'n1'],
    ['now', 'now'],
    ['nextHeats', 'n2'],
  ])
  expect(keysOf(slidesOf({ current, next: [], last: [] }))).toEqual([['now', 'now']])
  expect(slidesOf({ current: null, next: [], last: [] })).toEqual([])
})

it('shows a mass start on several slides of ten lanes', () => {
  const slides = slidesOf({ current: null, next: [aHeat('mass', 23)], last: [] })
  expect(slides.map((slide) => slide.heat.lanes.map((each) => each.lane))).toEqual([
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    [11, 12, 13, 14, 15, 16, 17, 18, 19, 20],
    [21, 22, 23],
  ])
})

it('changes the slide with the clock, and has none without heats', () => {
  const slides = slidesOf({ current: null, next: heats('one', 'two'), last: [] })
  const at = (steps: number) => slideAt(slides, new Date(steps * SLIDE_MS))?.heat.key
  expect([0, 1, 2].map(at)).toEqual(['one', 'two', 'one'])
  expect(slideAt([], new Date(0))).toBeNull()
})
