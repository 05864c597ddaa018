import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hiddenTimes } from './hidden-times.ts'
import type { Candidate } from './record-candidates.ts'
import { differencesOf } from './record-differences.ts'
import type { TimesSince } from './record-times.store.ts'
import type { RecordRow } from './records.store.ts'

type Swum = Pick<Candidate, 'date' | 'timeCs' | 'waterCat' | 'gender'>

const aTime: fc.Arbitrary<Swum> = fc.record({
  date: fc.integer({ min: 1, max: 6 }).map((day) => `2026-01-0${day}`),
  timeCs: fc.integer({ min: 1500, max: 1508 }),
  waterCat: fc.constantFrom('A', 'B', null),
  gender: fc.constantFrom(1, 2),
})

const candidateOf = (swum: Swum, entryId: number): Candidate => ({
  ...{ kind: 'AWR', distCode: '25FR', ageGroup: null, state: 'tentative' },
  ...{ importedId: null, isImported: false, isLeadOff: false, eventId: 1 },
  ...{ entryId, swimmerId: entryId, ...swum },
})

const rowsOf = (times: readonly Candidate[]): RecordRow[] =>
  differencesOf([], times).missing.map((row, id) => ({
    ...{ id, version: 1, note: null, decided_at: null, decided_by: null, is_announced: false },
    ...row,
  }))

const isWithin = ({ since, atMostCs }: TimesSince, { date, timeCs }: Candidate) =>
  date >= since && (atMostCs === null || timeCs <= atMostCs)

/** What changes, whatever the order of the times. */
function recordsOf(stored: readonly RecordRow[], times: readonly Candidate[]) {
  const { outdated, changed, missing } = differencesOf(stored, times)
  return { outdated, changed: new Set(changed), missing: new Set(missing) }
}

const at = (day: number, timeCs: number): Swum => ({
  ...{ date: `2026-01-0${day}`, timeCs, waterCat: 'A', gender: 2 },
})

describe('times that withdrawn records have beaten', () => {
  const times = [at(1, 1700), at(2, 1600), at(3, 1500), at(4, 1550)].map(candidateOf)
  const without = (entryId: number) => times.filter((time) => time.entryId !== entryId)

  it('are none while every record is valid', () => {
    expect(hiddenTimes(rowsOf(times), times)).toBe(null)
  })

  it('were swum since, and are as fast as the record before', () => {
    expect(hiddenTimes(rowsOf(times), without(2))).toEqual({ since: '2026-01-03', atMostCs: 1600 })
  })

  it('may be of any speed after the first record', () => {
    expect(hiddenTimes(rowsOf(times), without(0))).toEqual({ since: '2026-01-01', atMostCs: null })
  })

  it('set the same records as all times, whatever is corrected, withdrawn or moved', () => {
    const change = fc.record({ at: fc.nat(20), to: fc.option(aTime) })
    fc.assert(
      fc.property(
        fc.array(aTime, { minLength: 1, maxLength: 20 }),
        fc.array(change, { minLength: 1, maxLength: 4 }),
        (swum, changes) => {
          const stored = rowsOf(swum.map(candidateOf))
          const changed = new Map(changes.map(({ at: index, to }) => [index % swum.length, to]))
          const all = swum.flatMap((time, index) => {
            const now = changed.has(index) ? changed.get(index) : time
            return now ? [candidateOf(now, index)] : []
          })
          const isRead = ({ entryId }: Candidate) =>
            changed.has(entryId ?? -1) || stored.some(({ entry_id }) => entry_id === entryId)
          const hidden = hiddenTimes(stored, all.filter(isRead))
          const read = all.filter((time) => isRead(time) || (hidden && isWithin(hidden, time)))
          expect(recordsOf(stored, read)).toEqual(recordsOf(stored, all))
        },
      ),
      { numRuns: 2_000 },
    )
  })
})
