/**
 * Distance codes (`distCode`) of an event's distances. The codes are the federation's; i18n has their Russian and
 * English names.
 * See docs/rules.md#distances.
 */

export type DistanceKind = 'individual' | 'relay' | 'openWater' | 'untimed' | 'service' | 'judgeCredit'
export type Stroke = 'free' | 'breast' | 'fly' | 'mixed'

interface Distance {
  readonly kind: DistanceKind
  /** Metres swum by the swimmer, or by the whole team; null if not measured. */
  readonly metres: number | null
  readonly stroke: Stroke | null
}

const individual = (metres: number, stroke: Stroke): Distance => ({ kind: 'individual', metres, stroke })
const relay = (metres: number, stroke: Stroke): Distance => ({ kind: 'relay', metres, stroke })
const openWater = (metres: number | null): Distance => ({ kind: 'openWater', metres, stroke: 'free' })
const untimed = (metres: number | null): Distance => ({ kind: 'untimed', metres, stroke: null })
const service: Distance = { kind: 'service', metres: null, stroke: null }
const judgeCredit: Distance = { kind: 'judgeCredit', metres: null, stroke: null }

/** All distance codes in display order. */
export const DISTANCES = {
  '25FR': individual(25, 'free'),
  '50FR': individual(50, 'free'),
  '100FR': individual(100, 'free'),
  '200FR': individual(200, 'free'),
  '400FR': individual(400, 'free'),
  '450FR': individual(450, 'free'),
  '800FR': individual(800, 'free'),
  '1000FR': individual(1000, 'free'),
  '25BR': individual(25, 'breast'),
  '50BR': individual(50, 'breast'),
  '100BR': individual(100, 'breast'),
  '200BR': individual(200, 'breast'),
  '25FLY': individual(25, 'fly'),
  '50FLY': individual(50, 'fly'),
  '4x25FR': relay(100, 'free'),
  '4x25BR': relay(100, 'breast'),
  '4x25MX': relay(100, 'mixed'),
  '300OW': openWater(300),
  '1200OW': openWater(1200),
  RVOW: openWater(null),
  MS3K: openWater(3000),
  MS6K: openWater(6000),
  GTO: untimed(null),
  YS: untimed(null),
  SL: untimed(25),
  PB: untimed(50),
  TShow: untimed(null),
  'G-DNR': service,
  'G-BQ': service,
  'G-TR': service,
  J3K: judgeCredit,
  J2K: judgeCredit,
  J1K: judgeCredit,
  JVK: judgeCredit,
} as const satisfies Record<string, Distance>

export type DistCode = keyof typeof DISTANCES

/** All distance codes as a list. */
export const DIST_CODES = Object.keys(DISTANCES) as DistCode[]

const byUpperCase = new Map(DIST_CODES.map((code) => [code.toUpperCase(), code]))

/** Returns the distance code of a text, case-insensitively (`4X25fr` is `4x25FR`); null if it is none. */
export function findDistCode(text: string): DistCode | null {
  return byUpperCase.get(text.toUpperCase()) ?? null
}

/** Returns kind, metres and stroke of a distance code. */
export function distanceOf(code: DistCode): Distance {
  return DISTANCES[code]
}

/** Which kinds of distances `uqDistPerEvent` counts: swims against the clock, not shows, dinners or credits of judges. */
const COUNTS_AS_SWIM = {
  individual: true,
  relay: true,
  openWater: true,
  untimed: false,
  service: false,
  judgeCredit: false,
} as const satisfies Record<DistanceKind, boolean>

/** Whether a code counts towards the distances that a swimmer may enter in an event. */
export const countsAsSwim = (code: DistCode): boolean => COUNTS_AS_SWIM[DISTANCES[code].kind]

/** The number of different swims among codes. */
export const countSwims = (codes: readonly DistCode[]): number => new Set(codes.filter(countsAsSwim)).size

/** Whether a code is a relay's. */
export function isRelay(code: DistCode): boolean {
  return DISTANCES[code].kind === 'relay'
}

/**
 * Returns the number of legs of a relay, which precedes the `x` of its code; 1 for other codes.
 * See docs/rules.md#relays.
 */
export function relaySize(code: DistCode): number {
  return isRelay(code) ? Number.parseInt(code, 10) : 1
}

/** Strokes of a mixed relay in order; further legs are free. */
const MIXED_LEGS: readonly Stroke[] = ['fly', 'breast', 'free']

/**
 * Returns the stroke of each leg in order; empty for codes other than relays. A mixed relay is swum fly, breast,
 * free, free: an assumption, to be confirmed by the federation.
 * See docs/rules.md#relays.
 */
export function legsOf(code: DistCode): Stroke[] {
  const { stroke } = distanceOf(code)
  if (!isRelay(code) || stroke === null) return []
  return new Array<Stroke>(relaySize(code))
    .fill(stroke)
    .map((_, leg) => (stroke === 'mixed' ? (MIXED_LEGS[leg] ?? 'free') : stroke))
}

/**
 * Returns the individual distance of a relay leg, which determines the declared time of its swimmer: `25FLY` for
 * the first leg of `4x25MX`. A reserve (a stage beyond the legs) may swim any leg: null if these differ.
 * See docs/rules.md#relays.
 * @param stageId from 1
 */
export function legDistance(code: DistCode, stageId: number): DistCode | null {
  const { metres } = distanceOf(code)
  const legs = legsOf(code)
  const stroke = legs[stageId - 1] ?? (new Set(legs).size === 1 ? legs[0] : undefined)
  const length = (metres ?? 0) / relaySize(code)
  const isLeg = (other: DistCode) => {
    const { kind, ...distance } = distanceOf(other)
    return kind === 'individual' && distance.metres === length && distance.stroke === stroke
  }
  return DIST_CODES.find(isLeg) ?? null
}
