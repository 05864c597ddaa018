import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canSetRecord, compareRecordTimes, isRecordOf, type RecordTime, recordProgress } from './records.ts'

const aTime = fc.record({
  date: fc.integer({ min: 1, max: 9 }).map((day) => `2026-01-0${day}`),
  timeCs: fc.integer({ min: 1500, max: 1510 }),
  waterCat: fc.constantFrom('A', 'B', 'C', null),
} as const)
const someTimes = fc.array(aTime, { maxLength: 20 })

const at = (day: number, timeCs: number, waterCat: RecordTime['waterCat'] = 'A') => ({
  ...{ date: `2026-01-0${day}`, timeCs, waterCat },
})
const progress = (...times: RecordTime[]) =>
  recordProgress(times).map(({ time, isEqualled, isCurrent }) => [time.timeCs, isEqualled, isCurrent])

describe('times that set records', () => {
  it('are faster than all before them, whatever the order in which they are known', () => {
    expect(progress(at(3, 1600), at(1, 1700), at(2, 1750), at(4, 1610))).toEqual([
      [1700, false, false],
      [1600, false, true],
    ])
  })

  it('are held together by equal times, and by the time in the colder water alone', () => {
    expect(progress(at(1, 1700), at(2, 1700))).toEqual([
      [1700, false, true],
      [1700, true, true],
    ])
    expect(progress(at(1, 1700, 'B'), at(2, 1700, 'A'), at(3, 1700, 'C'), at(4, 1700, null))).toEqual([
      [1700, false, false],
      [1700, false, true],
    ])
  })

  it('are the fastest of their day', () => {
    expect(progress(at(1, 1700), at(1, 1650), at(1, 1650))).toEqual([
      [1650, false, true],
      [1650, true, true],
    ])
  })

  it('never get slower, end with the best of all, and do not change without the others', () => {
    fc.assert(
      fc.property(someTimes, (times) => {
        const set = recordProgress(times)
        const compared = set.map(({ time }, index) => compareRecordTimes(set[index - 1]?.time ?? time, time))
        expect(compared.every((difference) => difference >= 0)).toBe(true)
        const [best] = times.toSorted(compareRecordTimes)
        expect(best && compareRecordTimes(best, set.at(-1)?.time ?? best)).toBe(best && 0)
        expect(recordProgress(set.map(({ time }) => time))).toEqual(set)
      }),
    )
  })

  it('do not depend on times that set none, which a later computation can leave out', () => {
    fc.assert(
      fc.property(someTimes, someTimes, (known, added) => {
        const setters = recordProgress(known).map(({ time }) => time)
        expect(recordProgress([...setters, ...added])).toEqual(recordProgress([...known, ...added]))
      }),
    )
  })
})

describe('records of a starter', () => {
  it('are the national one and that of the age group, of the same gender', () => {
    const starter = { gender: 2, ageGroup: 'E1' }
    const records = [null, 'E1', 'E2'].flatMap((ageGroup) => [
      { gender: 2, ageGroup },
      { gender: 1, ageGroup },
    ])
    expect(records.filter((record) => isRecordOf(record, starter))).toEqual([
      { gender: 2, ageGroup: null },
      { gender: 2, ageGroup: 'E1' },
    ])
    expect(records.filter((record) => isRecordOf(record, { gender: 1, ageGroup: null }))).toEqual([
      { gender: 1, ageGroup: null },
    ])
  })
})

describe('conditions of a record', () => {
  const pool = { country: 'RU', courseMetres: 25, isOpenWater: false, division: null }

  it.each([
    [{}, true],
    [{ division: 'general' }, true],
    [{ division: 'wetsuit' }, false],
    [{ country: 'EE' }, false],
    [{ courseMetres: 50 }, false],
    [{ courseMetres: null }, false],
    [{ courseMetres: null, isOpenWater: true }, true],
  ] as const)('%j: %s', (conditions, expected) => {
    expect(canSetRecord({ ...pool, ...conditions })).toBe(expected)
  })
})
