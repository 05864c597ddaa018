import { ANNA_ENTRY, CUP } from '@polynya/testkit'
import { describe, expect, it } from 'vitest'
import { programmeOf } from '../basket/programme.ts'
import { distancesLeft } from './distances-left.ts'

const CODES = ['25FR', '50BR', 'TShow', 'G-DNR', '50BR'] as const
const programme = programmeOf({
  programData: CUP.programData.slice(0, 1).map((offer) => ({
    ...offer,
    kind: 'individual' as const,
    children: offer.children
      .slice(0, 1)
      .flatMap((first) => CODES.map((distCode, index) => ({ ...first, id: index + 1, distCode }))),
  })),
})
const chosen = (...ids: number[]) => ({
  entries: ids.map((distanceId) => ({ distanceId, division: '', seedTime: '' })),
})
const free = { distanceId: 1, entry: null }

describe('the number of distances that may still be chosen', () => {
  it('counts different swims, not shows and dinners', () => {
    const left = (...ids: number[]) => distancesLeft(3, { programme, slots: [free], chosen: chosen(...ids) })
    expect(left()).toBe(3)
    expect(left(3, 4)).toBe(3)
    expect(left(1, 3)).toBe(2)
    expect(left(1, 2, 5)).toBe(1)
  })

  it('counts a chosen place of the waiting list once, and no swim that is entered already', () => {
    const left = (entry: Partial<typeof ANNA_ENTRY>, ...ids: number[]) =>
      distancesLeft(1, {
        programme,
        slots: [{ distanceId: 2, entry: { ...ANNA_ENTRY, ...entry } }],
        chosen: chosen(...ids),
      })
    expect(left({ state: 'held', orderId: null })).toBe(1)
    expect(left({ state: 'held', orderId: null }, 2)).toBe(0)
    expect(left({ state: 'confirmed' }, 5)).toBe(1)
  })
})
