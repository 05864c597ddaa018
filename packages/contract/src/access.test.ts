import { describe, expect, it } from 'vitest'
import { ACCESS, type Access, authOf, cellFor } from './access.ts'

describe('access to a call', () => {
  it('requires a sign-in where visitors have no access, and ignores one where it changes nothing', () => {
    const rows = Object.keys(ACCESS) as Access[]
    expect(Object.fromEntries(rows.map((row) => [row, authOf(row)]))).toEqual({
      anyone: 'none',
      publicPart: 'optional',
      ownOrPublic: 'optional',
      signedIn: 'required',
      own: 'required',
      ownOrAll: 'required',
      admins: 'required',
      federations: 'required',
      baseResultsEditors: 'required',
      judgeQuestionsEditors: 'required',
      resultsEditors: 'required',
      superAdmins: 'required',
    })
  })

  it('is the most permissive one of the roles of a caller', () => {
    expect(cellFor('ownOrAll', ['account'])).toBe('own')
    expect(cellFor('ownOrAll', ['account', 'admin'])).toBe('all')
    expect(cellFor('superAdmins', ['account', 'isRsf', 'admin'])).toBe('none')
    expect(cellFor('publicPart', ['visitor'])).toBe('public')
  })

  it('is none without a role', () => {
    expect(cellFor('anyone', [])).toBe('none')
  })

  it('never shrinks from an account to a super administrator', () => {
    const order = ['none', 'public', 'own', 'ownOrPublic', 'all']
    for (const row of Object.values(ACCESS)) {
      const ranks = (['account', 'admin', 'superAdmin'] as const).map((role) => order.indexOf(row[role]))
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
    }
  })
})
