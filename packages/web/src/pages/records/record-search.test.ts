import { expect, it } from 'vitest'
import { historyName, readHistory, readRecords } from './record-search.ts'

it.each([
  ['', {}],
  ['distance=25fr&gender=2', { distCode: '25FR', gender: 2 }],
  ['ageGroup=all', { kind: 'GWR' }],
  ['ageGroup=E1&water=A&state=approved', { ageGroup: 'E1', waterCat: 'A', state: 'approved' }],
  ['distance=SL&gender=5&ageGroup=Z9&water=D&state=declined', {}],
])('reads the filter ?%s', (address, filter) => {
  expect(readRecords(new URLSearchParams(address))).toEqual(filter)
})

it.each([
  { distCode: '25FR', gender: 2 },
  { distCode: '4x25FR', gender: 0 },
  { distCode: '25FR', gender: 1, ageGroup: 'E1' },
] as const)('writes and reads the record %j', (scope) => {
  expect(readHistory(new URLSearchParams({ history: historyName(scope) }))).toEqual(scope)
})

it('reads no history of what has no records', () => {
  for (const history of ['', '25FR', 'SL.2', '25FR.7']) {
    expect(readHistory(new URLSearchParams({ history }))).toBeNull()
  }
})
