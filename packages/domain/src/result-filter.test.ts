import { describe, expect, it } from 'vitest'
import { isResultOf, isResultShown } from './result-filter.ts'

const anna = { iwsaid: 'PETR004217', gender: 2, ageGroup: 'D1', club: 'Моржи', team: null } as const
const team = { ...anna, team: { teamMembers: [{ iwsaId: 'PETR004217' }, { iwsaId: 'ZIMI000001' }] } } as const
const ANY = { gender: 0, ageGroup: '' } as const

describe('a result', () => {
  it('is that of its swimmer and of each member of its team', () => {
    expect(isResultOf({ starter: anna }, 'PETR004217')).toBe(true)
    expect(isResultOf({ starter: anna }, 'ZIMI000001')).toBe(false)
    expect(isResultOf({ starter: team }, 'ZIMI000001')).toBe(true)
  })

  it.each([
    [{}, true],
    [{ gender: 2 }, true],
    [{ gender: 1 }, false],
    [{ ageGroup: 'D1' }, true],
    [{ ageGroup: 'D2' }, false],
    [{ club: 'моржи' }, true],
    [{ club: 'Мор' }, false],
  ] as const)('of a swimmer under the filter %o is shown: %s', (filter, isShown) => {
    expect(isResultShown(anna, 0, { ...ANY, ...filter })).toBe(isShown)
  })

  it.each([
    [0, { gender: 1 }, true],
    [1, { gender: 1 }, true],
    [1, { gender: 2 }, false],
    [0, { ageGroup: 'D1' }, false],
    [0, { club: 'Моржи' }, true],
  ] as const)(
    'of a team on a distance of gender %s under the filter %o is shown: %s',
    (of, filter, isShown) => {
      expect(isResultShown(team, of, { ...ANY, ...filter })).toBe(isShown)
    },
  )
})
