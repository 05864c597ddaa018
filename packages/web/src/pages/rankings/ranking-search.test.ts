import { expect, it } from 'vitest'
import { readCompared, readRanking } from './ranking-search.ts'

const read = (query: string) => readRanking(new URLSearchParams(query))

it('starts with women on the shortest distance', () => {
  expect(read('')).toEqual({ gender: 2, distCode: '25FR' })
})

it('reads every filter of the address', () => {
  expect(
    read('gender=1&distance=50BR&season=2025-2026&water=A&ageGroup=E1&country=RU&region=RU-TYU&para=P1'),
  ).toEqual({
    gender: 1,
    distCode: '50BR',
    season: '2025-2026',
    waterCat: 'A',
    ageGroup: 'E1',
    country: 'RU',
    region: 'RU-TYU',
    paraGroup: 'P1',
  })
  expect(read('distance=points')).toEqual({ gender: 2 })
})

it('leaves out what no ranking has', () => {
  expect(read('distance=4x25FR&season=soon&water=Z&ageGroup=Z9&country=r&region=x&para=!')).toEqual({
    gender: 2,
    distCode: '25FR',
  })
})

it('reads at most four different swimmers to compare', () => {
  expect(readCompared(new URLSearchParams('compare=7,8,7,x,-1,9,10,11'))).toEqual([7, 8, 9, 10])
})
