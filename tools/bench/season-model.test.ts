import { expect, it } from 'vitest'
import type { PageLoad, Visits } from './page-loads.ts'
import { busiestHour, DAY, type Day, type Rates } from './season-model.ts'

const load = (page: number, file: number, call: number): PageLoad => ({
  requests: { page, file, call, stream: 0 },
  kib: { page: page * 10, file: file * 20, call: call * 5, stream: 0 },
})
/** A browser that has stored the files requests the page and its calls only. */
const visits: Visits = { first: load(1, 10, 2), again: load(1, 0, 2) }
const every = { home: visits, event: visits, results: visits, live: visits, widget: visits }
const rates: Rates = { page: 100, file: 1000, cached: 1000, change: 500, changeKib: 4, listenerKib: 32 }
/** One visitor a second, who opens one page, and a change every ten seconds. */
const calm: Day = {
  ...DAY,
  ...{ visitors: 36_000, busiestHour: 0.1, returning: 0.5 },
  pages: { home: 1, event: 0, results: 0, live: 0, widget: 0 },
}

it('the busiest hour has what its visitors request, and what its listeners request after each change', () => {
  const hour = busiestHour(every, rates, calm)
  expect(hour.listeners).toBe(3600)
  expect(hour.requests).toEqual({ page: 1, file: 5, call: 2, change: 360 })
  expect(hour.megabitsPerSecond).toBeCloseTo(((10 + 100 + 10 + 360 * 4) * 8) / 1024)
  expect(hour.burstSeconds).toBe(7.2)
  expect(hour.busy.behindCdn).toBeCloseTo(0.01 + 0.72)
  expect(hour.busy.alone).toBeCloseTo(0.01 + 0.72 + 0.005 + 0.002)
  expect(hour.processes).toEqual({ alone: 2, behindCdn: 2 })
  expect(hour.listenersMib).toBeCloseTo(112.5)
})

it('newcomers load the files of the app with the first page only', () => {
  const pages = { home: 1, event: 2, results: 2, live: 1, widget: 0 }
  expect(busiestHour(every, rates, { ...calm, pages }).requests).toMatchObject({ page: 6, file: 5, call: 12 })
})

it('needs one process at least', () => {
  const idle = { ...calm, visitors: 0 }
  expect(busiestHour(every, rates, idle).processes).toEqual({ alone: 1, behindCdn: 1 })
})
