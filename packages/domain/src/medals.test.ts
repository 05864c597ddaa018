import { describe, expect, it } from 'vitest'
import { awardedPlace, isMedal, medalTable } from './medals.ts'

describe('medals', () => {
  it('are awarded for the first three places', () => {
    expect([1, 2, 3, 4, null].map(isMedal)).toEqual([true, true, true, false, false])
  })

  it.each([
    [{ ageGroup: 'E1', isTeam: false }, 1],
    [{ ageGroup: null, isTeam: false }, 7],
    [{ ageGroup: 'E1', isTeam: true }, 7],
  ])('are awarded to %j by place %d', (starter, place) => {
    expect(awardedPlace({ absolute: 7, ageGroup: 1 }, starter)).toBe(place)
  })

  it('rank by gold, silver and bronze, equal counts with the same place', () => {
    const placesOf = (of: string, ...places: number[]) => places.map((place) => ({ of, place }))
    const table = medalTable([
      ...placesOf('A', 2, 2, 2, 3),
      ...placesOf('B', 1),
      ...placesOf('C', 4),
      ...placesOf('D', 3, 1),
      ...placesOf('E', 1),
    ])
    expect(table).toEqual([
      { place: 1, of: 'D', gold: 1, silver: 0, bronze: 1, total: 2 },
      { place: 2, of: 'B', gold: 1, silver: 0, bronze: 0, total: 1 },
      { place: 2, of: 'E', gold: 1, silver: 0, bronze: 0, total: 1 },
      { place: 4, of: 'A', gold: 0, silver: 3, bronze: 1, total: 4 },
    ])
  })
})
