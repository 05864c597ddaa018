import { describe, expect, it } from 'vitest'
import { type TimedList, timetable } from './timetable.ts'

const at = (time: string) => new Date(`2026-02-21T${time}:00Z`)
const list = (distanceId: number, more: Partial<TimedList> = {}): TimedList => ({
  distanceId,
  session: 1,
  heats: 2,
  entries: 8,
  lanes: 4,
  gapMinutes: 5,
  startsAt: null,
  ...more,
})
const session = (number: number, time: string | null, distanceOrder: number[] = []) => ({
  number,
  startsAt: time === null ? null : at(time),
  distanceOrder,
})

/** Planned starts by distance, `HH:MM`. */
const plan = (lists: TimedList[], sessions = [session(1, '10:00')]) =>
  timetable(lists, sessions).map(({ list: { distanceId }, startsAt }) => [
    distanceId,
    startsAt?.toISOString().slice(11, 16) ?? null,
  ])

describe('timetable', () => {
  it('plans one list after another from the start of the session, by heats and gaps', () => {
    expect(plan([list(1), list(2, { gapMinutes: 3 }), list(3)])).toEqual([
      [1, '10:00'],
      [2, '10:10'],
      [3, '10:16'],
    ])
  })

  it('follows the order of the session; lists that it leaves out are last', () => {
    expect(plan([list(1), list(2), list(3)], [session(1, '10:00', [3, 1])])).toEqual([
      [3, '10:00'],
      [1, '10:10'],
      [2, '10:20'],
    ])
  })

  it('counts on the entries before a list is seeded, and on one start of all without lanes', () => {
    const open = list(2, { heats: null, entries: 40, lanes: null })
    expect(plan([list(1, { heats: null, entries: 9 }), open, list(3, { heats: 0 }), list(4)])).toEqual([
      [1, '10:00'],
      [2, '10:15'],
      [3, '10:20'],
      [4, '10:20'],
    ])
  })

  it('takes a start set by hand as an anchor, and reports one before the end of the heats before it', () => {
    const lists = [list(1), list(2, { startsAt: at('10:05') }), list(3), list(4, { startsAt: at('12:00') })]
    expect(plan(lists)).toEqual([
      [1, '10:00'],
      [2, '10:05'],
      [3, '10:15'],
      [4, '12:00'],
    ])
    expect(timetable(lists, [session(1, '10:00')]).map(({ overlaps }) => overlaps)).toEqual([
      false,
      true,
      false,
      false,
    ])
  })

  it('starts each session on its own, and plans nothing without a start', () => {
    expect(plan([list(1, { session: 2 }), list(2), list(3, { session: 3 })], [session(2, '15:00')])).toEqual([
      [2, null],
      [1, '15:00'],
      [3, null],
    ])
  })
})
