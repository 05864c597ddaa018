/**
 * Initial state of the registration tests: Anna, signed in, with a distance of the Tyumen Cup in her basket.
 */

import type { Order } from '@polynya/contract'
import { ANNA, ANNA_ORDER, accessTokenFor, CUP, CUP_PLACES, type SomeFixtures } from '@polynya/testkit'

export const CHECK = '/register?e=3&step=check'
export const PAY = '/register?e=3&o=11'
export const BASKET_KEY = `register:3:${ANNA.id}`

export function signIn() {
  localStorage.setItem('accessToken', accessTokenFor(ANNA))
  localStorage.setItem('refreshToken', 'r'.repeat(43))
}

export const fillBasket = (more: object = {}) =>
  localStorage.setItem(
    BASKET_KEY,
    JSON.stringify({
      swimmers: [{ swimmerId: 7, entries: [{ distanceId: 1, division: '', seedTime: '' }] }],
      ...more,
    }),
  )

const CODES = ['50BR', '100BR'] as const

/** The Tyumen Cup with two distances. */
export const TWO_DISTANCES = {
  programData: CUP.programData.map((offer) => ({
    ...offer,
    children: offer.children.flatMap((first) =>
      CODES.map((distCode, index) => ({ ...first, id: index + 1, distCode })),
    ),
  })),
  places: CODES.map((distCode, index) => ({ ...CUP_PLACES, distanceId: index + 1, distCode })),
}

/** Fixtures of an account without other orders. */
export const scene = ({ orders, ...groups }: SomeFixtures = {}): SomeFixtures => ({
  ...groups,
  orders: { unpaid: { orders: [] }, ...orders },
})

export const anOrder = (more: Partial<Order>): Order => ({
  ...ANNA_ORDER,
  holdUntil: new Date(Date.now() + 20 * 60_000).toISOString(),
  ...more,
})
