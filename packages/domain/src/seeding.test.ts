import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseRaceTime } from './race-time.ts'
import { circleHeatsFor, heatSizes, laneOrder, seedHeats } from './seeding.ts'

const SIX = { first: 1, last: 6 }
const bySelf = (time: number | null) => time

describe('laneOrder', () => {
  it.each([
    [{ first: 1, last: 4 }, [2, 3, 1, 4]],
    [{ first: 1, last: 5 }, [3, 4, 2, 5, 1]],
    [SIX, [3, 4, 2, 5, 1, 6]],
    [{ first: 1, last: 8 }, [4, 5, 3, 6, 2, 7, 1, 8]],
    [{ first: 0, last: 9 }, [4, 5, 3, 6, 2, 7, 1, 8, 0, 9]],
    [{ first: 1, last: 1 }, [1]],
  ])('fills lanes %o from the centre outwards', (lanes, order) => {
    expect(laneOrder(lanes)).toEqual(order)
  })
})

describe('heatSizes', () => {
  it.each([
    [0, 6, []],
    [1, 6, [1]],
    [7, 6, [3, 4]],
    [14, 6, [3, 5, 6]],
    [12, 6, [6, 6]],
    [9, 4, [3, 3, 3]],
    [5, 4, [2, 3]],
    [3, 2, [1, 2]],
  ])('parts %i swimmers on %i lanes', (swimmers, lanes, sizes) => {
    expect(heatSizes(swimmers, lanes)).toEqual(sizes)
  })
})

describe('seedHeats', () => {
  it('lets the fastest swim last and in the centre, and those without a time first', () => {
    const times = [null, 3000, 3100, 3200, 3300, 3400, 3500]
    expect(
      seedHeats(times, bySelf, { lanes: SIX }).map(({ entry, heat, lane }) => [heat, lane, entry]),
    ).toEqual([
      [1, 2, null],
      [1, 3, 3400],
      [1, 4, 3500],
      [2, 2, 3200],
      [2, 3, 3000],
      [2, 4, 3100],
      [2, 5, 3300],
    ])
  })

  it('deals the fastest evenly over the last three heats, or two from 400 metres on', () => {
    const times = [...Array(20).keys()].map((index) => 3000 + index)
    const heatsOf = (circleHeats: number) => {
      const places = seedHeats(times, bySelf, { lanes: SIX, circleHeats })
      return times.map((time) => places.find(({ entry }) => entry === time)?.heat)
    }
    expect(heatsOf(circleHeatsFor(50)).slice(0, 7)).toEqual([4, 3, 2, 4, 3, 2, 4])
    expect(heatsOf(circleHeatsFor(400)).slice(0, 5)).toEqual([4, 3, 4, 3, 4])
    expect(heatsOf(circleHeatsFor(50)).slice(-3)).toEqual([1, 1, 1])
  })

  it('gives everybody a lane of their own, and never leaves a heat of one where it can be helped', () => {
    const anEntry = fc.record({ time: fc.option(fc.integer({ min: 1000, max: 9000 })) })
    const lastLane = fc.integer({ min: 2, max: 8 })
    fc.assert(
      fc.property(
        fc.array(anEntry, { maxLength: 60 }),
        lastLane,
        fc.integer({ min: 0, max: 3 }),
        (entries, last, circleHeats) => {
          const places = seedHeats(entries, ({ time }) => time, { lanes: { first: 1, last }, circleHeats })
          expect(new Set(places.map(({ entry }) => entry)).size).toBe(entries.length)
          expect(new Set(places.map(({ heat, lane }) => `${heat}/${lane}`)).size).toBe(entries.length)
          expect(places.every(({ lane }) => lane >= 1 && lane <= last)).toBe(true)
        },
      ),
    )
  })
})

interface Vector {
  readonly meet: string
  readonly event: string
  readonly lanes: { readonly first: number; readonly last: number }
  readonly timeCs: number | null
  readonly place: string
}

const folder = process.env.REAL_DATA ?? ''

function readVectors(): Vector[] {
  const [, ...lines] = readFileSync(join(folder, 'seeding-vectors.csv'), 'utf8').trim().split('\n')
  return lines.map((line) => {
    const [meet = '', first, last, event = '', , , , , , time = '', heat, lane] = line.split(',')
    const lanes = { first: Number(first), last: Number(last) }
    return { meet, event, lanes, timeCs: parseRaceTime(time.replace(/^00:/, '')), place: `${heat}/${lane}` }
  })
}

/** How many places of each event are the real ones. Equal times are drawn: only the time of a place is compared. */
function agreement(meet: string) {
  const rowsOfMeet = readVectors().filter((row) => row.meet === meet)
  return [...Map.groupBy(rowsOfMeet, ({ event }) => event).values()].map((rows) => {
    const real = new Map(rows.map(({ place, timeCs }) => [place, timeCs]))
    const seeded = seedHeats(rows, ({ timeCs }) => timeCs, { lanes: rows[0]?.lanes ?? SIX })
    const equal = seeded.filter(({ entry, heat, lane }) => real.get(`${heat}/${lane}`) === entry.timeCs)
    return { equal: equal.length, all: rows.length }
  })
}

/** Only where the real files are: the few rows that differ are late entries that an organiser put in by hand. */
describe.skipIf(!folder)('the start lists of real meets', () => {
  it.each([
    ['nottwil2009', 29, 33, 427],
    ['ru5lane-odintsovo', 9, 10, 126],
  ])('are those that %s published: %i of %i events, %i entries', (meet, exact, events, entries) => {
    const compared = agreement(meet)
    expect(compared).toHaveLength(events)
    expect(compared.filter(({ equal, all }) => equal === all).length).toBeGreaterThanOrEqual(exact)
    expect(compared.reduce((sum, { equal }) => sum + equal, 0)).toBeGreaterThanOrEqual(entries)
  })
})
