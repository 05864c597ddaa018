import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isSameRecord,
  type ListedRecord,
  recordIndex,
  type SourcedTime,
  sourcedProgress,
} from './imported-records.ts'
import { recordProgress } from './records.ts'

const NO_NAMES = {
  ...{ registryId: null, lastName: null, firstName: null, nativeLastName: null, nativeFirstName: null },
  ...{ teamNameRu: null, teamNameEn: null },
}
const ANNA = { ...NO_NAMES, lastName: 'Petrova', firstName: 'Anna', nativeLastName: 'Петрова' }

const listed = (more: Partial<ListedRecord> = {}): ListedRecord => ({
  ...{
    kind: 'AWR',
    distCode: '25FR',
    gender: 2,
    ageGroup: null,
    timeCs: 1500,
    date: '2012-02-03',
    holder: ANNA,
  },
  ...more,
})

describe('a record of two lists', () => {
  it.each([
    ['of the same day', {}, true],
    ['of another day of the event', { date: '2012-02-10' }, true],
    ['of another event', { date: '2012-02-11' }, false],
    ['of another group', { kind: 'GWR', ageGroup: 'E1' }, false],
    ['with another time', { timeCs: 1501 }, false],
    ['of a holder who is written otherwise', { holder: { ...ANNA, lastName: 'PETROVA' } }, true],
    [
      'of a holder with the same native name alone',
      { holder: { ...NO_NAMES, nativeLastName: 'петрова' } },
      true,
    ],
    ['of another holder', { holder: { ...ANNA, lastName: 'Serova', nativeLastName: null } }, false],
    ['of a team of that name', { holder: { ...NO_NAMES, teamNameEn: 'Petrova Anna' } }, false],
  ] as const)('%s: %s', (_, more, isSame) => {
    expect(isSameRecord(listed(), listed(more))).toBe(isSame)
    expect(recordIndex([listed()]).find(listed(more)) !== undefined).toBe(isSame)
  })

  it('is that of the registry ID, whatever the names', () => {
    const one = listed({ holder: { ...ANNA, registryId: 'PETR000001' } })
    expect(isSameRecord(one, listed({ holder: { ...NO_NAMES, registryId: 'PETR000001' } }))).toBe(true)
    expect(isSameRecord(one, listed({ holder: { ...ANNA, registryId: 'PETR000002' } }))).toBe(false)
    expect(isSameRecord(one, listed())).toBe(true)
  })

  it('is found by an index as by comparing all', () => {
    const some = fc.record({
      timeCs: fc.integer({ min: 1500, max: 1502 }),
      date: fc.integer({ min: 1, max: 28 }).map((day) => `2012-02-${String(day).padStart(2, '0')}`),
      holder: fc.constantFrom(
        ANNA,
        { ...NO_NAMES, registryId: 'PETR000001' },
        { ...ANNA, registryId: 'PETR000001' },
      ),
    })
    fc.assert(
      fc.property(fc.array(some, { maxLength: 8 }), some, (known, one) => {
        const all = known.map(listed)
        const isKnown = all.some((other) => isSameRecord(listed(one), other))
        expect(recordIndex(all).find(listed(one)) !== undefined).toBe(isKnown)
      }),
    )
  })
})

const time = (date: string, timeCs: number, more: Partial<SourcedTime> = {}): SourcedTime => ({
  ...{ date, timeCs, waterCat: null, isImported: true, swimmerId: null },
  ...more,
})
const RESULT = { isImported: false, swimmerId: 7 }

describe('imported times', () => {
  it('take part in the progress as if they had been swum here', () => {
    const times = [
      time('2010-01-01', 1600),
      time('2026-01-01', 1610, RESULT),
      time('2026-01-02', 1590, RESULT),
    ]
    expect(sourcedProgress(times)).toEqual(recordProgress(times))
    expect(sourcedProgress(times).map(({ time: { timeCs } }) => timeCs)).toEqual([1600, 1590])
  })

  it('count once where the result itself was published, and twice for other swimmers', () => {
    const same = time('2026-01-03', 1600, { swimmerId: 7 })
    const result = time('2026-01-05', 1600, RESULT)
    const other = time('2026-01-04', 1600, { swimmerId: 8 })
    expect(sourcedProgress([same, result])).toEqual([{ time: result, isEqualled: false, isCurrent: true }])
    expect(sourcedProgress([other, result]).map(({ isEqualled }) => isEqualled)).toEqual([false, true])
  })
})
