import type { StartList } from '@polynya/contract'
import { A_RESULT_LIST, A_START_LIST } from '@polynya/testkit'
import { describe, expect, it } from 'vitest'
import { boardOf } from './live-board.ts'

const [heat] = A_START_LIST.heats
const [place] = heat?.lanes ?? []
if (!heat || !place) throw new Error('The sample list has no starter')

const now = new Date(Date.parse(heat.startsAt ?? '') - 3_600_000)
const laneOf = (lane: number, entryId: number) => ({
  ...place,
  lane,
  starter: { ...place.starter, entryId },
})
const ref = (distanceId: number) => ({ distanceId, distCode: '25FR', gender: 1 as const, heat: 1, lanes: [] })
const listOf = (distanceId: number, lane: number, more = {}): StartList => ({
  ...A_START_LIST,
  distanceId,
  heats: [{ ...heat, lanes: [laneOf(lane, distanceId)], ...more }],
})

describe('the heats of the day', () => {
  it('are one where lists share them, with the lanes of all and the results of each', () => {
    const guest = listOf(2, 2, { isMerged: true, mergedWith: [ref(1)] })
    const host = listOf(1, 4, { mergedWith: [ref(2)] })
    const { next } = boardOf([guest, host, listOf(3, 1)], [], { now, started: new Set() })
    expect(next.map(({ key }) => key)).toEqual(['1 1,2 1', '3 1'])
    expect(next[0]?.lanes.map(({ lane, list }) => [lane, list.distanceId])).toEqual([
      [2, 2],
      [4, 1],
    ])
  })

  it('are not moved ahead by a withdrawal from a later one, which is no result to show yet', () => {
    const lists = [listOf(1, 1), listOf(2, 2), listOf(3, 3)]
    const [ranked] = A_RESULT_LIST.results
    if (!ranked) throw new Error('The sample list has no result')
    const starter = { ...ranked.starter, entryId: 3 }
    const withdrawn = {
      ...A_RESULT_LIST,
      distanceId: 3,
      results: [{ ...ranked, status: 'WDR' as const, starter }],
    }
    const { next, last } = boardOf(lists, [withdrawn], { now, started: new Set() })
    expect(next.map(({ key }) => key)).toEqual(['1 1', '2 1', '3 1'])
    expect(last).toEqual([])
  })

  it('follow the starter of any of the lists', () => {
    const lists = [listOf(3, 1), listOf(1, 4), listOf(2, 2, { isMerged: true, mergedWith: [ref(1)] })]
    expect(boardOf(lists, [], { now, started: new Set() }).current).toBeNull()
    expect(boardOf(lists, [], { now, started: new Set(['2 1']) }).current?.key).toBe('1 1,2 1')
  })
})
