import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DIST_CODES } from './distances.ts'
import { formatTeamId, parseModalId } from './modal-id.ts'
import { registryId } from './registry-id.ts'
import { aName } from './testing/arbitraries.ts'

const anId = fc.integer({ min: 1, max: 2_147_483_647 })

describe('A dialog identifier', () => {
  it('of a team is parsed back as it was formatted, for every distance, also with a dash in its code', () => {
    const aTeam = fc.record({
      captainId: anId,
      distCode: fc.constantFrom(...DIST_CODES),
      offerId: anId,
      eventId: anId,
    })
    fc.assert(
      fc.property(aTeam, (team) => {
        expect(parseModalId(formatTeamId(team))).toEqual({ kind: 'team', ...team })
      }),
    )
  })

  it('preserves the dash of a distance between captain and offer', () => {
    expect(parseModalId('T-12-G-DNR-3-45')).toEqual({
      kind: 'team',
      captainId: 12,
      distCode: 'G-DNR',
      offerId: 3,
      eventId: 45,
    })
  })

  it('matches a distance case-insensitively', () => {
    expect(parseModalId('T-1-4X25fr-2-3')).toMatchObject({ distCode: '4x25FR' })
  })

  it('of a swimmer is the registry ID', () => {
    fc.assert(
      fc.property(aName(), fc.integer({ min: 1, max: 999_999 }), (lastName, serial) => {
        const iwsaid = registryId(lastName, serial)
        expect(parseModalId(iwsaid)).toEqual({ kind: 'swimmer', iwsaid })
      }),
    )
  })

  it.each([
    '',
    'T',
    'T-1-2-3',
    'T-1-50FR-2',
    'T-1-75FR-2-3',
    'T-0-50FR-2-3',
    'T-1-50FR-02-3',
    'T--50FR-2-3',
    't-1-50FR-2-3',
    'T-1-50FR-2-3-',
    `T-1-50FR-2-${'9'.repeat(400)}`,
    'TARA-1',
  ])('is not %j', (text) => {
    expect(parseModalId(text)).toBeNull()
  })

  it('never throws and only parses what it can format back', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('T', '-', '1', '20', '50FR', 'G-DNR', 'PETR1')), (parts) => {
        const text = parts.join('')
        const id = parseModalId(text)
        if (id) expect(id.kind === 'team' ? formatTeamId(id) : id.iwsaid).toBe(text)
      }),
    )
  })
})
