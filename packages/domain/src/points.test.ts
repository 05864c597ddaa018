import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pointsOf, slowestTimeFor } from './points.ts'
import { MAX_RACE_TIME_CS } from './race-time.ts'

const time = fc.integer({ min: 1, max: MAX_RACE_TIME_CS })

describe('points of a time', () => {
  it.each([
    [2367, 2782, 615],
    // The float 1000 × (10.01 / 14.30)³ is just below 343.
    [1001, 1430, 343],
    // 1000 × base³ is beyond 2⁵³.
    [59_999, 59_999, 1000],
    [MAX_RACE_TIME_CS, MAX_RACE_TIME_CS - 1, 1000],
    // Not capped at 1000, nor cut at 0.
    [2000, 1000, 8000],
    [100, 10_000, 0],
  ])('with the base %i and the time %i are %i', (base, swum, points) => {
    expect(pointsOf(swum, base)).toBe(points)
  })

  it('are not rounded up', () => {
    // 612.59 before the cut.
    expect(pointsOf(2787, 2367)).toBe(612)
  })

  it('are the cube of base by time, times 1000 and cut to a whole number', () => {
    fc.assert(
      fc.property(time, fc.integer({ min: 1, max: 100_000 }), (swum, base) => {
        const points = pointsOf(swum, base)
        expect(Number.isInteger(points)).toBe(true)
        fc.pre(Number.isSafeInteger(points))
        const [cube, exact] = [BigInt(swum) ** 3n, 1000n * BigInt(base) ** 3n]
        expect(BigInt(points) * cube <= exact && exact < BigInt(points + 1) * cube).toBe(true)
      }),
    )
  })

  it('never fall with the base time', () => {
    fc.assert(
      fc.property(time, time, time, (swum, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        expect(pointsOf(swum, high)).toBeGreaterThanOrEqual(pointsOf(swum, low))
      }),
    )
  })

  it('never rise with the time', () => {
    fc.assert(
      fc.property(time, time, time, (base, one, other) => {
        const [fast, slow] = [Math.min(one, other), Math.max(one, other)]
        expect(pointsOf(fast, base)).toBeGreaterThanOrEqual(pointsOf(slow, base))
      }),
    )
  })
})

describe('the slowest time for points', () => {
  it('earns them, and a hundredth more does not', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1500 }),
        fc.integer({ min: 500, max: 100_000 }),
        (points, base) => {
          const slowest = slowestTimeFor(points, base)
          if (slowest === null) throw new Error('A time of these bases earns 1500 points')
          expect(pointsOf(slowest, base)).toBeGreaterThanOrEqual(points)
          if (slowest < MAX_RACE_TIME_CS) expect(pointsOf(slowest + 1, base)).toBeLessThan(points)
        },
      ),
    )
  })

  it('is no faster than a time that earns the points', () => {
    fc.assert(
      fc.property(time, fc.integer({ min: 1, max: 100_000 }), (swum, base) => {
        const points = pointsOf(swum, base)
        fc.pre(points > 0)
        const slowest = slowestTimeFor(points, base)
        expect(slowest).toBeGreaterThanOrEqual(swum)
        expect(pointsOf(slowest ?? 0, base)).toBe(points)
      }),
    )
  })

  it('is the base time for 1000 points', () => {
    expect(slowestTimeFor(1000, 2367)).toBe(2367)
  })

  it('is none where no time earns so many', () => {
    expect(slowestTimeFor(1001, 1)).toBeNull()
  })

  it('is at most the longest race time', () => {
    expect(slowestTimeFor(1, 59_999)).toBe(599_990)
    expect(slowestTimeFor(1, MAX_RACE_TIME_CS)).toBe(MAX_RACE_TIME_CS)
  })
})

const vectors = `${process.env.REAL_DATA ?? ''}/points-vectors.csv`

describe.skipIf(!existsSync(vectors))('the points of real meets', () => {
  it('are those of every row', () => {
    const [, ...rows] = readFileSync(vectors, 'utf8').trim().split('\n')
    const hundredths = (text: string) => {
      const [seconds = 0, minutes = 0, hours = 0] = text.split(':').map(Number).reverse()
      return Math.round((seconds + 60 * minutes + 3600 * hours) * 100)
    }
    const wrong = rows.filter((row) => {
      const [, , , , , base = '', swum = '', points] = row.split(',')
      return pointsOf(hundredths(swum), hundredths(base)) !== Number(points)
    })
    expect({ rows: rows.length > 1900, wrong }).toEqual({ rows: true, wrong: [] })
  })
})
