/** The offers of an invitation: individual distances and relays, each sold by the number of distances. */

import { type InvitedEvent, OfferFeesInput } from '@polynya/contract'
import { agesOfLenex, feesByCount, isAgeRange, isRelay, OFFER_LISTS, OFFER_NAMES } from '@polynya/domain'
import { lenexDistance } from '../lenex/lenex-distance.ts'
import type { LenexAgeGroup, LenexEvent, LenexSession } from '../lenex/lenex-model.ts'
import type { InvitationReading } from './invitation-reading.ts'

type Offer = InvitedEvent['event']['programData'][number]
type Kind = keyof typeof OFFER_NAMES

interface InvitedDistance {
  readonly event: LenexEvent
  readonly kind: Kind
  readonly row: Omit<Offer['children'][number], 'id' | 'position'>
}

/** Returns the offers of the sessions, the currency of their fees, and the age groups of individual distances. */
export function invitedProgramme(sessions: readonly LenexSession[], reading: InvitationReading) {
  const distances = sessions.flatMap((session) =>
    session.events.flatMap((event) => distanceOf(event, session.number, reading) ?? []),
  )
  const currency = currencyOf(distances, reading)
  const offers = (['individual', 'relay'] as const).flatMap((kind, position) => {
    const own = distances.filter((distance) => distance.kind === kind)
    const excess = own[OFFER_LISTS.distances]
    if (excess) reading.fail(excess.event.line, 'EVENT', 'too_many')
    return own.length === 0
      ? []
      : [{ ...offerOf(kind, own), position, fees: feesOf(own, { currency, reading }) }]
  })
  return {
    ...{ offers: numbered(offers), currency },
    ageGroups: distances.flatMap(({ kind, event }): readonly LenexAgeGroup[] =>
      kind === 'individual' ? event.ageGroups : [],
    ),
  }
}

function distanceOf(event: LenexEvent, session: number, reading: InvitationReading): InvitedDistance | null {
  const { line, distCode, gender } = lenexDistance(event)
  if (distCode === null) {
    reading.warn(line, 'SWIMSTYLE', 'distance_unknown')
    return null
  }
  if (event.previousId !== null) {
    reading.warn(line, 'EVENT', 'later_round')
    return null
  }
  const kind = isRelay(distCode) ? 'relay' : 'individual'
  for (const group of kind === 'relay' ? [] : event.ageGroups) {
    if (!isAgeRange(group)) reading.fail(group.line, 'AGEGROUP', 'wrong_format')
  }
  // The groups of a relay are often those of the sum of its ages.
  const ages = kind === 'relay' ? { minAge: null, maxAge: null } : agesOfLenex(event.ageGroups)
  const row = { distCode, gender, session, ...ages, ...NO_LIMITS }
  return { event, kind, row }
}

const NO_LIMITS = { paraGroups: [], divisions: [], slotLimit: null, reserved: 0 }

const offerOf = (kind: Kind, distances: readonly InvitedDistance[]) => ({
  ...OFFER_NAMES[kind],
  ...{ kind, regStartDate: null, regEndDate: null, slotLimit: null, reserved: 0 },
  children: distances.map(({ row }) => row),
})

/** Gives the distances their places, and IDs by which sessions of a file refer to them. */
function numbered(
  offers: readonly (Omit<Offer, 'children'> & { readonly children: readonly InvitedDistance['row'][] })[],
): Offer[] {
  let id = 0
  return offers.map((offer) => ({
    ...offer,
    children: offer.children.map((row, position) => {
      id += 1
      return { ...row, id, position }
    }),
  }))
}

/** The currency of all fees; null if there are none, or none that is known. */
function currencyOf(distances: readonly InvitedDistance[], { warn }: InvitationReading): string | null {
  const charged = distances.filter(({ event }) => event.fee !== null)
  const [currency, ...others] = new Set(charged.map(({ event }) => event.fee?.currency))
  if (currency === undefined) return null
  const isKnown = others.length === 0 && Intl.supportedValuesOf('currency').includes(currency)
  if (!isKnown) warn(charged[0]?.event.line, 'FEE', 'currency_unknown')
  return isKnown ? currency : null
}

interface FeeContext {
  readonly currency: string | null
  readonly reading: InvitationReading
}

/** The fees of an offer whose distances cost the same; null of others, and without a currency. */
function feesOf(distances: readonly InvitedDistance[], { currency, reading }: FeeContext): Offer['fees'] {
  if (currency === null) return null
  const [fee = 0, ...others] = new Set(distances.map(({ event }) => event.fee?.minor ?? 0))
  const odd = distances.find(({ event }) => (event.fee?.minor ?? 0) !== fee)
  if (others.length > 0 || fee < 0) {
    reading.warn(odd?.event.line, 'FEE', 'fees_differ')
    return null
  }
  const byCount = reading.optional(OfferFeesInput.shape.byCount, {
    ...{ line: distances[0]?.event.line, field: 'FEE' },
    value: feesByCount(fee, distances.length),
  })
  return byCount && { byCount, lateFrom: null, late: 0, onSpot: null }
}
