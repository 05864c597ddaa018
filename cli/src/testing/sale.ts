import type { Machine } from './polynya.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

interface Names {
  readonly name: string
  readonly nameEn: string
}

/** An event that sells two distances for a thousand roubles each, for `events.create`. */
export const saleOf = (names: Names) => ({
  ...names,
  organizer: 'Федерация',
  address: 'Тюмень',
  region: 'RU-TYU',
  timeZone: 'Asia/Yekaterinburg',
  startDate: inDays(30).slice(0, 10),
  endDate: inDays(31).slice(0, 10),
  ageGroupOnDate: inDays(30).slice(0, 10),
  regStartDate: inDays(-1),
  regEndDate: inDays(20),
  refundRule: [{ until: inDays(15).slice(0, 10), percent: 90 }],
  programData: [
    {
      kind: 'individual',
      name: 'Личные дистанции',
      nameEn: 'Individual',
      regStartDate: null,
      regEndDate: null,
      slotLimit: null,
      reserved: 0,
      fees: { byCount: [1000, 2000], lateFrom: null, late: 0, onSpot: 1000 },
      children: ['25FR', '50BR'].map((distCode) => ({
        distCode,
        gender: 0,
        session: 1,
        minAge: null,
        maxAge: null,
        paraGroups: [],
        divisions: [],
        slotLimit: 40,
        reserved: 0,
      })),
    },
  ],
})

interface Made {
  readonly id: number
}

/** Makes sales, swimmers and orders on the server of a machine. */
export function salesOn(machine: () => Machine) {
  /** Any call by name, with a body. */
  const call = <T>(name: string, body?: object, ...more: string[]) =>
    machine().json<T>(['api', name, ...more, ...(body ? ['--body', '-'] : [])], {
      ...(body && { input: JSON.stringify(body) }),
    })
  return {
    call,
    /** A public event that sells two distances for a thousand roubles each. */
    async aSale() {
      const { id } = await call<Made>(
        'events.create',
        saleOf({ name: 'Кубок заказов', nameEn: 'Cup of Orders' }),
      )
      const event = await call<{ programData: { children: Made[] }[] }>(
        'events.update',
        { public: true },
        '--param',
        `id=${id}`,
      )
      return { id, distances: event.programData.flatMap(({ children }) => children.map((child) => child.id)) }
    },
    async aSwimmer(lastName: string) {
      const { id } = await call<Made>('swimmers.create', {
        firstName: 'Anna',
        lastName,
        gender: 2,
        dob: '1990-03-14',
        swimmerInfo: { country: 'RU', regionCode: 'RU-TYU', city: 'Tyumen' },
        sportRankData: { sportRank: 'none', validFrom: null },
      })
      await call('swimmers.confirm', undefined, '--param', `id=${id}`)
      return id
    },
    /** An unpaid order of some distances for a swimmer. */
    async anOrder(
      swimmerId: number,
      sale: { readonly id: number },
      distances: readonly (number | undefined)[],
    ) {
      const entries = distances.map((distanceId) => ({ distanceId }))
      const basket = { eventId: sale.id, swimmers: [{ swimmerId, entries }] }
      return (await call<Made>('orders.create', basket)).id
    },
  }
}
