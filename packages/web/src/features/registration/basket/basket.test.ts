import { describe, expect, it } from 'vitest'
import {
  basketProblem,
  NO_BASKET,
  orderBody,
  readBasket,
  stillThere,
  typedAmount,
  withEntry,
  withSwimmer,
} from './basket.ts'
import { programmeOf } from './programme.ts'

const distance = {
  id: 1,
  position: 0,
  distCode: '50BR',
  gender: 0,
  session: 1,
  minAge: null,
  maxAge: null,
  paraGroups: [],
  divisions: [],
  slotLimit: null,
  reserved: 0,
} as const
const offer = {
  id: 1,
  position: 0,
  kind: 'individual',
  name: 'Личные',
  nameEn: null,
  regStartDate: null,
  regEndDate: null,
  slotLimit: null,
  reserved: 0,
  fees: null,
  children: [distance, { ...distance, id: 2, distCode: '1200OW', divisions: ['general', 'wetsuit'] }],
} as const
const programme = programmeOf({
  programData: [
    {
      ...offer,
      children: offer.children.map((each) => ({ ...each, paraGroups: [], divisions: [...each.divisions] })),
    },
  ],
})

const family = [7, 8].reduce(
  (basket, swimmerId) => withEntry(withSwimmer(basket, swimmerId, true), { swimmerId, distanceId: 1 }, {}),
  NO_BASKET,
)

describe('a basket', () => {
  it('is ordered for a whole family at once', () => {
    expect(orderBody(3, { ...family, donation: '500', coupon: ' ICE ' }, programme)).toEqual({
      eventId: 3,
      swimmers: [
        { swimmerId: 7, entries: [{ distanceId: 1 }], donationAmount: 500 },
        { swimmerId: 8, entries: [{ distanceId: 1 }] },
      ],
      coupon: 'ICE',
    })
  })

  it('keeps what was typed of a distance until it is taken out', () => {
    const at = { swimmerId: 7, distanceId: 1 }
    const typed = withEntry(family, at, { seedTime: '00:41.50' })
    expect(typed.swimmers[0]?.entries).toEqual([{ distanceId: 1, division: '', seedTime: '00:41.50' }])
    expect(withEntry(typed, at, null).swimmers[0]?.entries).toEqual([])
  })

  it('is priced before a division is chosen, and ordered only then', () => {
    const at = { swimmerId: 7, distanceId: 2 }
    const undecided = withEntry(withSwimmer(NO_BASKET, 7, true), at, {})
    expect(orderBody(3, undecided, programme)?.swimmers[0]?.entries).toEqual([
      { distanceId: 2, division: 'general' },
    ])
    expect(basketProblem(undecided, programme)).toBe('division')
    expect(basketProblem(withEntry(undecided, at, { division: 'wetsuit' }), programme)).toBeNull()
  })

  it('says what is missing: a distance for each swimmer, a time that is a time', () => {
    expect(basketProblem(withSwimmer(family, 9, true), programme)).toBe('noDistances')
    const wrong = withEntry(family, { swimmerId: 7, distanceId: 1 }, { seedTime: '41 s' })
    expect(basketProblem(wrong, programme)).toBe('seedTime')
    expect(orderBody(3, wrong, programme)?.swimmers[0]?.entries).toEqual([{ distanceId: 1 }])
  })

  it('sends a typed time as the wire has it', () => {
    const typed = withEntry(family, { swimmerId: 7, distanceId: 1 }, { seedTime: ' 1:05,30 ' })
    expect(basketProblem(typed, programme)).toBeNull()
    expect(orderBody(3, typed, programme)?.swimmers[0]?.entries).toEqual([
      { distanceId: 1, seedTime: '01:05.30' },
    ])
  })

  it('loses swimmers who went to another account, and distances that were taken out of the programme', () => {
    const gone = withEntry(family, { swimmerId: 7, distanceId: 99 }, {})
    const left = stillThere(gone, [7], programme)
    expect(left.swimmers).toEqual([{ swimmerId: 7, entries: family.swimmers[0]?.entries }])
  })

  it('is read as the browser stored it, and rejected if it is invalid', () => {
    expect(readBasket(JSON.stringify(family))).toEqual(family)
    expect([null, 'x', '7', '{}'].map(readBasket)).toEqual([null, null, null, null])
  })
})

it.each([
  ['', 0],
  ['500', 500],
  ['12,50', 12.5],
  ['-1', null],
  ['1.005', null],
  ['x', null],
  ['1e3', null],
  ['10000000', 10_000_000],
  ['10000000,01', null],
])('a donation typed as %j is %j', (text, amount) => {
  expect(typedAmount(text)).toBe(amount)
})
