import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockOffset, elapsedCs, officialTime, unknownPlace } from './timing.ts'

const time = fc.integer({ min: 1, max: 599_999 })
const times = fc.array(time, { minLength: 1, maxLength: 7 })

describe('the place of a mark', () => {
  const places = [
    { heat: 1, lane: 3 },
    { heat: 2, lane: 12 },
  ]
  const list = { places, lanes: [2, 3] }

  it('is a heat of the start list, and a lane of the pool or of a starter of that heat', () => {
    expect(unknownPlace({ heat: 1, lane: 2 }, list)).toBeNull()
    expect(unknownPlace({ heat: 2, lane: 12 }, list)).toBeNull()
    expect(unknownPlace({ heat: 1, lane: null }, list)).toBeNull()
    expect(unknownPlace({ heat: 1, lane: 12 }, list)).toBe('lane')
    expect(unknownPlace({ heat: 3, lane: 2 }, list)).toBe('heat')
    expect(unknownPlace({ heat: 3, lane: null }, list)).toBe('heat')
  })
})

describe('the official time of a lane', () => {
  it('is the time of one timekeeper, the mean of two cut to hundredths, and the middle one of three', () => {
    expect(officialTime([])).toBeNull()
    expect(officialTime([4150])).toBe(4150)
    expect(officialTime([4150, 4153])).toBe(4151)
    expect(officialTime([4150, 4154])).toBe(4152)
    expect(officialTime([4190, 4150, 4153])).toBe(4153)
    expect(officialTime([4150, 4153, 4150])).toBe(4150)
  })

  it('is the middle of the times of more phones', () => {
    expect(officialTime([4190, 4150, 4153, 4156])).toBe(4154)
    expect(officialTime([4190, 4150, 4153, 4156, 4100])).toBe(4153)
  })

  it('does not depend on the order of the timekeepers', () => {
    fc.assert(fc.property(times, (given) => officialTime(given) === officialTime(given.toReversed())))
  })

  it('is a whole number between the fastest and the slowest time', () => {
    fc.assert(
      fc.property(times, (given) => {
        const official = officialTime(given) ?? 0
        expect(Number.isInteger(official)).toBe(true)
        expect(official).toBeGreaterThanOrEqual(Math.min(...given))
        expect(official).toBeLessThanOrEqual(Math.max(...given))
      }),
    )
  })

  it('never gets faster when a timekeeper of the same number reports a slower time', () => {
    fc.assert(
      fc.property(times, fc.nat(6), fc.nat(1000), (given, index, slower) => {
        const later = given.map((value, each) => (each === index % given.length ? value + slower : value))
        expect(officialTime(later) ?? 0).toBeGreaterThanOrEqual(officialTime(given) ?? 0)
      }),
    )
  })

  it('of three is not moved by one timekeeper, however wrong', () => {
    fc.assert(fc.property(time, time, (right, wrong) => officialTime([right, right, wrong]) === right))
  })
})

describe('the time between two instants', () => {
  it('is cut to hundredths', () => {
    expect(elapsedCs(1_000, 42_509)).toBe(4150)
    expect(elapsedCs(1_000, 1_009)).toBeNull()
    expect(elapsedCs(1_000, 900)).toBeNull()
  })
})

describe('the difference of two clocks', () => {
  const probe = (sentMs: number, there: number, back: number, offset: number) => ({
    sentMs,
    serverMs: sentMs + there + offset,
    receivedMs: sentMs + there + back,
  })

  it('is unknown without a comparison', () => {
    expect(clockOffset([])).toBeNull()
  })

  it('is the median, so that one slow answer does not move it', () => {
    const probes = [probe(0, 20, 20, 500), probe(100, 20, 20, 500), probe(200, 20, 900, 500)]
    expect(clockOffset(probes)).toEqual({ offsetMs: 500, errorMs: 20 })
  })

  it('is within its error bound of the true one', () => {
    const delay = fc.integer({ min: 0, max: 2_000 })
    const probes = fc.array(fc.tuple(delay, delay), { minLength: 1, maxLength: 9 })
    fc.assert(
      fc.property(fc.integer({ min: -1e6, max: 1e6 }), probes, (truth, delays) => {
        const found = clockOffset(delays.map(([there, back], at) => probe(at * 5_000, there, back, truth)))
        expect(Math.abs((found?.offsetMs ?? 0) - truth)).toBeLessThanOrEqual((found?.errorMs ?? 0) + 1)
      }),
    )
  })
})
