import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compareRaceTimes,
  formatRaceTime,
  MAX_RACE_TIME_CS,
  parseRaceTime,
  parseTypedRaceTime,
  raceTimeTick,
} from './race-time.ts'

const aTimeCs = fc.integer({ min: 1, max: MAX_RACE_TIME_CS })
const aTimeOrNone = fc.option(aTimeCs)

describe('a race time', () => {
  it('is read back as it was written', () => {
    fc.assert(fc.property(aTimeCs, (timeCs) => parseRaceTime(formatRaceTime(timeCs)) === timeCs))
  })

  it('is always written as mm:ss.hh', () => {
    fc.assert(fc.property(aTimeCs, (timeCs) => /^\d\d:[0-5]\d\.\d\d$/.test(formatRaceTime(timeCs))))
  })

  it.each([
    ['00:15.07', 1507],
    ['01:05.30', 6530],
    ['99:59.99', MAX_RACE_TIME_CS],
  ])('written %j is %i hundredths', (text, timeCs) => {
    expect(parseRaceTime(text)).toBe(timeCs)
    expect(parseTypedRaceTime(text)).toBe(timeCs)
  })

  it.each(['1:05.30', '01:05,30', ' 01:05.30 '])(
    'typed as %j is one, which the wire does not accept',
    (text) => {
      expect(parseTypedRaceTime(text)).toBe(6530)
      expect(parseRaceTime(text)).toBeNull()
    },
  )

  it.each([
    ['25.3', 2530],
    ['25,30', 2530],
    ['1:05.3', 6530],
    ['1:05,3', 6530],
    ['65.30', 6530],
    ['9.95', 995],
    ['60:00.00', 360_000],
  ])('typed as %j is %i hundredths', (text, timeCs) => {
    expect(parseTypedRaceTime(text)).toBe(timeCs)
  })

  it.each(['25', '1:5.30', '1:65.30', '1:05.300', '.30', ':05.30', '1:05:30'])(
    'typed as %j is none',
    (text) => {
      expect(parseTypedRaceTime(text)).toBeNull()
    },
  )

  it.each([
    '',
    '00:00.00',
    '00:60.00',
    '100:00.00',
    '01:05',
    '-1:05.30',
    'NT',
    '01:05.30x',
    '01:05.30\n',
    '٠١:٠٥.٣٠',
    '０１:０５.３０',
    '1e:05.30',
  ])('is not %j', (text) => {
    expect(parseRaceTime(text)).toBeNull()
    if (text === text.trim()) expect(parseTypedRaceTime(text)).toBeNull()
  })

  it('writes the total of several with as many digits of minutes as it has', () => {
    expect(formatRaceTime(MAX_RACE_TIME_CS + 1)).toBe('100:00.00')
    expect(formatRaceTime(4 * MAX_RACE_TIME_CS)).toBe('399:59.96')
  })

  it('refuses to write what is no time', () => {
    for (const timeCs of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => formatRaceTime(timeCs)).toThrow(RangeError)
    }
  })
})

describe('the order of race times', () => {
  it('is total: antisymmetric and transitive', () => {
    fc.assert(
      fc.property(aTimeOrNone, aTimeOrNone, aTimeOrNone, (a, b, c) => {
        expect(Math.sign(compareRaceTimes(a, b)) + Math.sign(compareRaceTimes(b, a))).toBe(0)
        if (compareRaceTimes(a, b) <= 0 && compareRaceTimes(b, c) <= 0) {
          expect(compareRaceTimes(a, c)).toBeLessThanOrEqual(0)
        }
      }),
    )
  })

  it('orders times from fast to slow, with no time last', () => {
    expect([null, 6530, 1507, null, 6529].sort(compareRaceTimes)).toEqual([1507, 6529, 6530, null, null])
  })

  it('is the order of the written times', () => {
    fc.assert(
      fc.property(aTimeCs, aTimeCs, (a, b) => {
        const written = formatRaceTime(a) < formatRaceTime(b) ? -1 : Number(a !== b)
        expect(Math.sign(compareRaceTimes(a, b))).toBe(written)
      }),
    )
  })
})

it('formats the ticks of an axis, also between hundredths and at zero', () => {
  expect([0, -50, 1234.5, 6000].map(raceTimeTick)).toEqual(['00:00.01', '00:00.01', '00:12.35', '01:00.00'])
})
