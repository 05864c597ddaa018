import type { RankedResult, ResultList } from '@polynya/contract'
import type { Gender } from '@polynya/domain'
import { A_RESULT_LIST } from '@polynya/testkit'
import { expect, it } from 'vitest'
import { type ResultsFilter, readFilter, shownResults } from './shown-results.ts'

const [result] = A_RESULT_LIST.results
const aResult = (starter: Partial<RankedResult['starter']>): RankedResult => {
  if (!result) throw new Error('The list of the fixture has a result')
  return { ...result, starter: { ...result.starter, ...starter } }
}
const team = { teamId: 'AAAB', teamNameRu: 'Моржи', teamNameEn: 'Walruses', teamMembers: [] }
const aList = (distanceId: number, gender: Gender, ...results: RankedResult[]): ResultList => ({
  ...A_RESULT_LIST,
  ...{ distanceId, gender, results },
})
const LISTS = [
  aList(1, 0, aResult({ gender: 1, ageGroup: 'A' }), aResult({ gender: 2, ageGroup: 'B' })),
  aList(2, 1, aResult({ gender: 1, team, ageGroup: null })),
  aList(3, 0, aResult({ gender: 1, team, ageGroup: null })),
]

const shown = (filter: Partial<ResultsFilter>) =>
  shownResults(LISTS, { distanceId: null, gender: 0, ageGroup: '', name: '', ...filter }).map(
    ({ distanceId, results }) => [distanceId, results.length],
  )

it.each([
  [
    {},
    [
      [1, 2],
      [2, 1],
      [3, 1],
    ],
  ],
  // The captain of a mixed team is a man: the team belongs to both genders.
  [
    { gender: 2 },
    [
      [1, 1],
      [3, 1],
    ],
  ],
  [
    { gender: 1 },
    [
      [1, 1],
      [2, 1],
      [3, 1],
    ],
  ],
  [{ ageGroup: 'B' }, [[1, 1]]],
  [{ gender: 1, ageGroup: 'B' }, []],
  [{ distanceId: 2 }, [[2, 1]]],
  [
    { distanceId: 9 },
    [
      [1, 2],
      [2, 1],
      [3, 1],
    ],
  ],
] as const)('a filter %j shows %j', (filter, expected) => {
  expect(shown(filter)).toEqual(expected)
})

const START = { distanceId: null, gender: 2, ageGroup: '', name: '' }

it.each([
  ['', null, START],
  ['', '12', { ...START, distanceId: 12 }],
  ['distance=3', '12', { ...START, distanceId: 3 }],
  ['', 'x', START],
  ['distance=-1', null, START],
  ['gender=0&group=E1&name=Ann', null, { distanceId: null, gender: 0, ageGroup: 'E1', name: 'Ann' }],
  ['gender=7', null, START],
] as const)('reads the address "%s" with the stored distance %s', (address, stored, expected) => {
  expect(readFilter(new URLSearchParams(address), stored)).toEqual(expected)
})
