import { describe, expect, it } from 'vitest'
import {
  companions,
  heatAfter,
  lanesBeside,
  mergeProblem,
  ownPosition,
  previousLanes,
} from './merged-heats.ts'

const ref = (distanceId: number, heat: number) => ({ distanceId, heat })
const place = (entryId: number, lane: number, heat = 1) => ({ entryId, heat, lane })
const merges = [{ guest: ref(2, 1), host: ref(1, 3) }]

describe('merged heats', () => {
  it('take free lanes, the best first', () => {
    expect(lanesBeside([place(1, 2), place(2, 3)], [3, 4], [3, 4, 2, 5, 1, 6])).toEqual([
      place(2, 2),
      place(1, 5),
    ])
    expect(lanesBeside([place(1, 2), place(2, 3)], [1, 2, 3], [2, 3, 1, 4])).toBeNull()
  })

  it('are merged once: a heat with guests is no guest, and a guest has none', () => {
    const into = (guest: [number, number], host: [number, number]) =>
      mergeProblem({ guest: ref(...guest), host: ref(...host) }, merges)
    expect(into([3, 1], [1, 3])).toBeNull()
    expect(into([3, 1], [3, 1])).toBe('same_heat')
    expect([into([3, 1], [2, 1]), into([1, 3], [3, 1]), into([2, 1], [3, 1])]).toEqual(
      Array(3).fill('already_merged'),
    )
  })

  it('name those with which they swim', () => {
    const both = [...merges, { guest: ref(3, 1), host: ref(1, 3) }]
    expect(companions(ref(3, 1), both)).toEqual([ref(1, 3), ref(2, 1)])
    expect(companions(ref(1, 3), both)).toEqual([ref(2, 1), ref(3, 1)])
    expect(companions(ref(1, 2), both)).toEqual([])
  })

  it('get their lanes back; who joined later stays on a lane that is free', () => {
    const now = [place(1, 5), place(2, 6), place(3, 2), place(4, 1)]
    const before = new Map([
      [1, 2],
      [2, 3],
    ])
    expect(previousLanes(now, before, [2, 3, 1, 4])).toEqual([
      place(1, 2),
      place(2, 3),
      place(3, 1),
      place(4, 4),
    ])
  })

  it('are found again after a change of numbers, and are gone with their last starter', () => {
    const before = [place(1, 1, 1), place(2, 1, 2)]
    expect(heatAfter(2, before, [place(2, 1, 1)])).toBe(1)
    expect(heatAfter(1, before, [place(2, 1, 1)])).toBeNull()
  })

  it('take no time of their own in the timetable', () => {
    expect([ownPosition(ref(2, 2), merges), ownPosition(ref(1, 3), merges)]).toEqual([1, 3])
  })
})
