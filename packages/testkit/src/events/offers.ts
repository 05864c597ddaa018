/** Offers of an event, by its kind and water temperature. */

import type { EventCreate, EventKind, WaterCategory } from '@polynya/contract'
import { type DistCode, distanceOf } from '@polynya/domain'

type OfferInput = NonNullable<EventCreate['programData']>[number]
type DistanceInput = OfferInput['children'][number]

/** Water categories that allow a distance which colder water does not. */
const SWUM_IN = {
  A: ['25FR', '25BR', '50FR', '50BR', '100FR', '100BR', '25FLY', '50FLY', '200FR'],
  B: ['25FR', '25BR', '50FR', '50BR', '100FR', '100BR', '25FLY', '50FLY', '200FR', '200BR', '450FR'],
  C: ['25FR', '25BR', '50FR', '50BR', '100FR', '100BR', '25FLY', '50FLY', '200FR', '450FR', '1000FR'],
} as const satisfies Record<WaterCategory, readonly DistCode[]>

/** From this temperature on, events offer distances of kilometres. */
const MILES_FROM_CELSIUS = 10

const FESTIVAL = ['25FR', '25BR', '50BR', 'YS', 'SL', 'PB', 'TShow'] as const satisfies DistCode[]
const SHORT_CROSSING = ['300OW', 'RVOW'] as const satisfies DistCode[]
const LONG_CROSSING = ['300OW', '1200OW', 'MS3K', 'MS6K'] as const satisfies DistCode[]
const RELAYS = ['4x25FR', '4x25BR', '4x25MX'] as const satisfies DistCode[]
const CREDITS = ['J3K', 'J2K'] as const satisfies DistCode[]

/** Minimum age by length of the distance in metres. */
const MIN_AGES = [
  [25, 11],
  [50, 14],
  [100, 16],
] as const
const MIN_AGE_BEYOND = 18
const JUDGES_FROM = 16

/** Capacity of a distance, per gender. */
const PLACES = {
  championship: 96,
  cup: 60,
  festival: 40,
  openWater: 120,
  seminar: 30,
} as const satisfies Record<EventKind, number>
const RESERVED = 2
/** The longest distance of a cup has so few places that swimmers join its waiting list. */
const PLACES_OF_LONGEST = 6
const DISTANCES_A_SESSION = 4
const DIVISIONS = ['общий', 'гидрокостюм']
export const PARA_GROUPS = { ПОДА: 'P1', слух: 'P2', зрение: 'P3' } as const

export interface Selling {
  readonly kind: EventKind
  readonly waterCat: WaterCategory
  readonly celsius: number
  /** When individual distances close, if earlier than the registration as a whole. */
  readonly individualTo: string | null
  readonly currency: string
  /** First day of the late fee. */
  readonly lateFrom: string | null
}

export function offers(selling: Selling): OfferInput[] {
  const { kind } = selling
  const individual = { ...individualOffer(selling), fees: feesOf(selling, 'individual') }
  const relays = { ...relayOffer(individual), fees: feesOf(selling, 'relay') }
  return kind === 'cup' || kind === 'championship' ? [individual, relays] : [individual]
}

/** Price of a bundle of one, two, three … distances by currency of the venue. */
const FEES = {
  RUB: { individual: [1500, 2500, 3300, 4000], relay: [4000, 8000], late: 500, onSpot: 2000 },
  EUR: { individual: [15, 30, 45, 50], relay: [40, 80], late: 5, onSpot: 20 },
} as const

function feesOf({ kind: of, currency, lateFrom }: Selling, kind: 'individual' | 'relay') {
  if (of === 'festival') return null
  const { late, onSpot, ...table } = currency === 'RUB' ? FEES.RUB : FEES.EUR
  return { byCount: [...table[kind]], lateFrom, late, onSpot: kind === 'relay' ? null : onSpot }
}

const offer = { regStartDate: null, regEndDate: null, slotLimit: null, reserved: 0 }

function individualOffer({ kind, waterCat, celsius, individualTo }: Selling): OfferInput {
  const rows = {
    championship: () => byGender(SWUM_IN[waterCat], kind),
    cup: () =>
      byGender(SWUM_IN[waterCat], kind).map((row, index, { length }) =>
        index < length - 2 ? row : long(row),
      ),
    festival: () => FESTIVAL.map((code) => distance(code, kind)),
    openWater: () => crossing(celsius).map((code) => ({ ...distance(code, kind), divisions: DIVISIONS })),
    seminar: () => CREDITS.map((code) => ({ ...distance(code, kind), minAge: JUDGES_FROM })),
  } satisfies Record<EventKind, () => DistanceInput[]>
  const [name, nameEn] =
    kind === 'seminar'
      ? ['Семинар с экзаменом', 'Seminar with exam']
      : ['Личные дистанции', 'Individual distances']
  return { ...offer, kind: 'individual', name, nameEn, regEndDate: individualTo, children: rows[kind]() }
}

const crossing = (celsius: number) => (celsius >= MILES_FROM_CELSIUS ? LONG_CROSSING : SHORT_CROSSING)

const long = (row: DistanceInput): DistanceInput => ({ ...row, slotLimit: PLACES_OF_LONGEST })

/** Each distance for women and for men, a few distances per session. */
const byGender = (codes: readonly DistCode[], kind: EventKind): DistanceInput[] =>
  codes.flatMap((code, index) =>
    ([2, 1] as const).map((gender) => ({
      ...distance(code, kind),
      gender,
      session: 1 + Math.floor(index / DISTANCES_A_SESSION),
      paraGroups: kind === 'championship' && index < DISTANCES_A_SESSION ? Object.keys(PARA_GROUPS) : [],
    })),
  )

function distance(distCode: DistCode, kind: EventKind): DistanceInput {
  const { kind: sort, metres } = distanceOf(distCode)
  const isTimed = sort === 'individual' || sort === 'openWater'
  const [, minAge = MIN_AGE_BEYOND] = MIN_AGES.find(([most]) => (metres ?? most + 1) <= most) ?? []
  return {
    distCode,
    gender: 0,
    session: 1,
    minAge: isTimed ? minAge : null,
    maxAge: null,
    paraGroups: [],
    divisions: [],
    slotLimit: PLACES[kind],
    reserved: RESERVED,
  }
}

/** Relays follow the individual distances and are mixed. */
function relayOffer({ children }: OfferInput): OfferInput {
  const session = 1 + Math.max(...children.map((each) => each.session))
  const rows = RELAYS.map((code) => ({ ...distance(code, 'cup'), minAge: null, session, slotLimit: 24 }))
  return { ...offer, kind: 'relay', name: 'Эстафеты', nameEn: 'Relays', children: rows }
}
