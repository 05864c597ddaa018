/** A basket as it is judged and priced: the same for a quote, an order and a distance more. */

import type { FieldIssue, QuoteInput } from '@polynya/contract'
import {
  ageGroupOf,
  amountOf,
  type CouponValue,
  convertMinor,
  DEFAULT_ENTRY_RULES,
  dateInZone,
  divisionProblem,
  type EntryProblem,
  EVENT_AGE_LIMITS,
  entryProblem,
  minorOf,
  type Price,
  parseRaceTime,
  TOTAL_MAX_MINOR,
} from '@polynya/domain'
import type { Selectable } from 'kysely'
import type * as z from 'zod/mini'
import { administers, type Caller, representsRegion } from '../../access/caller.ts'
import type { Db } from '../../db/schema.ts'
import type { CouponTable } from '../../db/tables/coupon.ts'
import type { OrderTerms } from '../../db/tables/entry-order.ts'
import type { Deps } from '../../deps.ts'
import { fail } from '../../http/failure.ts'
import { type MissingAdmissions, missingAdmissionsOf } from '../admissions/event-admissions.ts'
import { type CouponRow, couponValue, findCoupon } from '../coupons/coupons.store.ts'
import { ageGroupRules } from '../events/record/events.rules.ts'
import type { SellingRow } from '../events/record/events.store.ts'
import { type ActiveEntry, listActiveEntries } from '../places/entries.store.ts'
import { listByIds, type SwimmerRow } from '../swimmers/profile/swimmers.store.ts'
import { ownSwimmer } from '../swimmers/profile/visible-swimmer.ts'
import { earlierPaidOf, priceByTerms, withEarlier } from './pricing.ts'
import { feeRulesOfSelling, paymentRoute, refuseUnlessOpen, visibleSelling } from './selling.ts'

/** A basket as it was sent. */
export type Body = z.output<typeof QuoteInput>
type Offer = SellingRow['programData'][number]
export type Distance = Offer['children'][number]

/** A requested distance, found in the programme. */
export interface AskedEntry {
  readonly offer: Offer
  readonly distance: Distance
  readonly division: string | null
  readonly seedTimeCs: number | null
  /** The place that the waiting list offers, where it does. */
  readonly offeredId: number | null
}

export interface AskedSwimmer {
  readonly swimmer: SwimmerRow
  readonly age: number
  readonly ageGroup: string | null
  readonly donationMinor: number
  readonly entries: readonly AskedEntry[]
}

export interface Basket {
  readonly selling: SellingRow
  readonly swimmers: readonly AskedSwimmer[]
  readonly country: string
  readonly route: ReturnType<typeof paymentRoute>
  readonly coupon: CouponRow | null
  readonly terms: OrderTerms
  /** The day at the venue, by which it is priced. */
  readonly today: string
  readonly onSpot: boolean
  readonly now: Date
}

export interface Asking {
  readonly body: Body
  readonly caller: Caller
}

type Needs = Pick<Deps, 'clock'>

/** Judges a basket: whose swimmers, which distances, which coupon. Fails with every field at fault. */
export async function judgeBasket(db: Db, { body, caller }: Asking, { clock }: Needs): Promise<Basket> {
  const now = clock.now()
  const onSpot = body.onSpot ?? false
  const selling = await visibleSelling(db, body.eventId, caller)
  refuseUnlessOpen(selling, { caller, onSpot, now })
  const today = dateInZone(now, selling.time_zone)
  const rows = await swimmersOf(db, body, { caller, selling })
  const active = await listActiveEntries(db, {
    eventId: selling.id,
    swimmerIds: rows.map(({ id }) => id),
    now,
  })
  const missing = await missingAdmissionsOf(db, { event: selling, swimmers: rows, at: now })
  const context = { selling, active, now, today, anyTime: onSpot, missing }
  const asked = body.swimmers.map((given, index) =>
    askedSwimmer(given, { row: rows[index] as SwimmerRow, path: `swimmers.${index}`, context }),
  )
  const coupon = await askedCoupon(db, { selling, code: body.coupon ?? null, today })
  const issues = [...repeated(body), ...asked.flatMap((each) => each.issues), ...coupon.issues]
  if (issues.length > 0) fail('invalid_input', { issues })
  const swimmers = asked.map((each) => each.swimmer)
  const earlier = await earlierPaidOf(db, { eventId: selling.id, swimmerIds: rows.map(({ id }) => id) })
  const country = body.country ?? swimmers[0]?.swimmer.country ?? '*'
  return {
    selling,
    swimmers,
    country,
    route: paymentRoute(selling, country, 'sandbox'),
    coupon: coupon.row,
    terms: withEarlier(termsOf(selling, swimmers, coupon.row && couponValue(coupon.row)), earlier),
    today,
    onSpot,
    now,
  }
}

interface Whose {
  readonly caller: Caller
  readonly selling: SellingRow
}

/** Own swimmers. Administrators enter any confirmed swimmer, a federation's account those of its region. */
async function swimmersOf(db: Db, { swimmers }: Body, { caller, selling }: Whose): Promise<SwimmerRow[]> {
  const rows = await listByIds(
    db,
    swimmers.map(({ swimmerId }) => swimmerId),
  )
  const found = new Map(rows.map((row) => [row.id, row]))
  const mayEnterAll = administers(caller, selling.region)
  const own: SwimmerRow[] = []
  for (const { swimmerId } of swimmers) {
    const row = found.get(swimmerId)
    const mayEnter = row !== undefined && (mayEnterAll || isOwnOrRepresented(row, caller))
    const swimmer = mayEnter ? row : await ownSwimmer(db, swimmerId, caller)
    if (swimmer.confirmed_at === null) fail('swimmer_unconfirmed')
    own.push(swimmer)
  }
  return own
}

const isOwnOrRepresented = (row: SwimmerRow, caller: Caller): boolean =>
  row.account_id === caller.account?.id || (row.confirmed_at !== null && representsRegion(caller, row.region))

const repeated = ({ swimmers }: Body): FieldIssue[] => {
  const ids = swimmers.map(({ swimmerId }) => swimmerId)
  return ids.flatMap((id, index): FieldIssue[] =>
    ids.indexOf(id) < index ? [{ path: `swimmers.${index}.swimmerId`, reason: 'repeated' }] : [],
  )
}

interface Context {
  readonly selling: SellingRow
  readonly active: readonly ActiveEntry[]
  readonly now: Date
  readonly today: string
  readonly anyTime: boolean
  readonly missing: MissingAdmissions
}

interface OfSwimmer {
  readonly row: SwimmerRow
  readonly path: string
  readonly context: Context
}

/** Returns a swimmer's age and group at an event: today's, where the event has no date yet. */
export function ageAt(selling: SellingRow, { dob }: Pick<SwimmerRow, 'dob'>, today: string) {
  return ageGroupOf(dob, ageGroupRules(selling, today))
}

function askedSwimmer(given: Body['swimmers'][number], { row, path, context }: OfSwimmer) {
  const { selling, active } = context
  const { age, ageGroup } = ageAt(selling, row, context.today)
  const mine = active.filter(({ swimmer_id }) => swimmer_id === row.id)
  const entered = mine.filter(({ order_id, state }) => order_id !== null || state !== 'held')
  const issues: FieldIssue[] = []
  const entries: AskedEntry[] = []
  for (const [index, asked] of given.entries.entries()) {
    const at = `${path}.entries.${index}`
    const found = findDistance(selling, asked.distanceId)
    if (!found) {
      issues.push({ path: `${at}.distanceId`, reason: 'distance_unknown' })
      continue
    }
    const division = asked.division ?? null
    const wrong = divisionProblem(found.distance.divisions, division)
    if (wrong) issues.push({ path: `${at}.division`, reason: wrong })
    const isTwice = [...entered, ...entries.map(({ distance }) => ({ offer_distance_id: distance.id }))].some(
      ({ offer_distance_id }) => offer_distance_id === asked.distanceId,
    )
    const codes = [
      ...entered.filter(({ kind }) => kind === 'individual').map(({ dist_code }) => dist_code),
      ...entries.filter(({ offer }) => offer.kind === 'individual').map(({ distance }) => distance.distCode),
    ]
    const captained = [
      ...entered.filter(({ offer_id }) => offer_id === found.offer.id).map(({ dist_code }) => dist_code),
      ...entries.filter(({ offer }) => offer.id === found.offer.id).map(({ distance }) => distance.distCode),
    ]
    const who = { row, age, codes, captained }
    const reason = isTwice ? 'already_entered' : problemOf(who, found, context)
    const limit = reason ? EVENT_AGE_LIMITS[reason] : undefined
    if (reason) issues.push({ path: `${at}.distanceId`, reason, ...(limit !== undefined && { limit }) })
    const offered = mine.find((each) => each.offer_distance_id === asked.distanceId && each.order_id === null)
    entries.push({
      ...found,
      division,
      seedTimeCs: asked.seedTime ? parseRaceTime(asked.seedTime) : null,
      offeredId: offered?.state === 'held' ? offered.id : null,
    })
  }
  const donationMinor = minorOf(given.donationAmount ?? 0)
  return { issues, swimmer: { swimmer: row, age, ageGroup, donationMinor, entries } }
}

/** A distance of an event with its offer. */
export function findDistance(selling: SellingRow, distanceId: number) {
  for (const offer of selling.programData) {
    const distance = offer.children.find(({ id }) => id === distanceId)
    if (distance) return { offer, distance }
  }
  return null
}

interface Who {
  readonly row: SwimmerRow
  readonly age: number
  /** Of individual distances that they have, and of what they have in the same offer. */
  readonly codes: readonly Distance['distCode'][]
  readonly captained: readonly Distance['distCode'][]
}

/** Why a swimmer may not enter a distance; null where they may. */
export function problemOf(
  { row, age, codes, captained }: Who,
  { offer, distance }: { readonly offer: Offer; readonly distance: Distance },
  { selling, now, today, anyTime, missing }: Omit<Context, 'active'>,
): EntryProblem | null {
  const rank = row.rank && row.rank_from ? { sportRank: row.rank, validFrom: row.rank_from } : null
  const instant = (text: string | null) => (text === null ? null : new Date(text))
  const { minRank, admissionsAt } = { ...DEFAULT_ENTRY_RULES, ...selling.entry_rules }
  const lacks = missing.get(row.id) ?? []
  const entrant = { gender: row.gender, age, rank, entered: codes, captained, missing: lacks }
  return entryProblem(entrant, distance, {
    offer: {
      kind: offer.kind,
      regStartDate: instant(offer.regStartDate),
      regEndDate: instant(offer.regEndDate),
    },
    ageGroups: selling.age_groups,
    minRank,
    uqDistPerEvent: selling.uq_dist_per_event,
    admissionsAt,
    now,
    today,
    anyTime,
  })
}

interface AskedCoupon {
  readonly selling: SellingRow
  readonly code: string | null
  readonly today: string
}

/** The coupon of a code, and what is wrong with it. */
export async function askedCoupon(db: Db, { selling, code, today }: AskedCoupon) {
  const none = { row: null, issues: [] as FieldIssue[] }
  if (code === null) return none
  const row = await findCoupon(db, selling.id, code)
  if (!row) return { ...none, issues: [{ path: 'coupon', reason: 'coupon_unknown' } as const] }
  return isValidOn(row, today)
    ? { row, issues: [] }
    : { ...none, issues: [{ path: 'coupon', reason: 'coupon_over' } as const] }
}

const isValidOn = ({ from_on, until_on }: Selectable<CouponTable>, on: string) =>
  (from_on === null || on >= from_on) && (until_on === null || on <= until_on)

function termsOf(
  selling: SellingRow,
  swimmers: readonly AskedSwimmer[],
  coupon: CouponValue | null,
): OrderTerms {
  return {
    fees: feeRulesOfSelling(selling),
    refund: selling.refund_rule,
    coupon,
    swimmers: swimmers.map(({ swimmer, age, donationMinor }) => ({
      swimmerId: swimmer.id,
      age,
      isParaswimmer: swimmer.is_paraswimmer,
      region: swimmer.region,
      donationMinor,
    })),
  }
}

/** The price of a basket, and its total in the payer's currency. */
export function priceOfBasket({ terms, today, onSpot, swimmers, route }: Basket) {
  const entries = swimmers.flatMap(({ swimmer, entries: own }) =>
    own.map(({ offer }) => ({ swimmerId: swimmer.id, offerId: offer.id })),
  )
  const price = priceByTerms({ terms, on: today, onSpot, entries })
  return { price, totalMinor: payableTotal(price, { rate: String(route.conversionRate), path: 'swimmers' }) }
}

/** The total of a price in the order's currency; fails where it, or the price, is more than an order can hold. */
export function payableTotal(price: Price, { rate, path }: { rate: string; path: string }): number {
  const totalMinor = convertMinor(price.totalMinor, rate)
  if (Math.max(totalMinor, price.totalMinor) > TOTAL_MAX_MINOR) {
    const limit = amountOf(TOTAL_MAX_MINOR)
    fail('invalid_input', { issues: [{ path, reason: 'too_large', limit }] })
  }
  return totalMinor
}
