/**
 * The start list of a distance: who swims in which heat, lane and minute, and what may be changed afterwards. Once it is
 * locked, no starter changes heat or lane: a scratch frees its lane, a late entry takes a free lane or an extra heat at the end.
 * See docs/rules.md#start-lists.
 */

import { type DistCode, distanceOf } from './distances.ts'
import type { ListSettings } from './entry-rules.ts'
import { seedingLanes } from './list-rules.ts'
import { compareRaceTimes } from './race-time.ts'
import { type SeededPlace, seedHeats } from './seeding.ts'

/** Who starts: a swimmer, or a team, which has no gender and no age group of its own. */
export interface Starter {
  readonly entryId: number
  readonly gender: 1 | 2 | null
  readonly ageGroup: string | null
  readonly division: string | null
  /** Hundredths of a second; null is none. */
  readonly seedTimeCs: number | null
  /** The competition number, which is the lane of a mass start; null before the entry is confirmed. */
  readonly number: number | null
  /** Does not start: has no place in a new list, and a late entry may take its lane. */
  readonly scratched: boolean
}

export interface StartPlace {
  readonly entryId: number
  /** From 1, in the order in which heats swim. */
  readonly heat: number
  readonly lane: number
}

export interface StartListRules {
  readonly distCode: DistCode
  readonly settings: ListSettings
  /** The codes of the event's age groups, in the order in which they swim where each has heats of its own. */
  readonly ageGroups: readonly string[]
  /** The divisions of the distance, in the order in which they swim where each has heats of its own. */
  readonly divisions: readonly string[]
  /** What equal times are drawn by: the same number draws the same. */
  readonly draw: number
}

/** Whether an entry on a distance has a start: dinners and judges' credits have none. */
export function hasStart(code: DistCode): boolean {
  const { kind } = distanceOf(code)
  return kind !== 'service' && kind !== 'judgeCredit'
}

/** Whether all of a distance start at once, without lanes: in open water, and where no time is taken. */
export function startsTogether(code: DistCode): boolean {
  const { kind } = distanceOf(code)
  return kind === 'openWater' || kind === 'untimed'
}

/**
 * Seeds a distance: women and men apart, divisions and age groups together or each apart, the slowest heat of each first. A mass start
 * is one list by competition number. Seeding the same entries again gives the same list.
 */
export function seedStartList(starters: readonly Starter[], rules: StartListRules): StartPlace[] {
  const starting = starters.filter(({ scratched }) => !scratched)
  if (startsTogether(rules.distCode)) return byNumber([], starting)
  const groups = groupsOf(drawn(starting, rules.draw), rules)
  let heatsBefore = 0
  return groups.flatMap((group) => {
    const places = seedGroup(group, rules).map(({ entry: { entryId }, heat, lane }) => ({
      entryId,
      heat: heat + heatsBefore,
      lane,
    }))
    heatsBefore = places.at(-1)?.heat ?? heatsBefore
    return places
  })
}

function seedGroup(group: readonly Starter[], { settings }: StartListRules): SeededPlace<Starter>[] {
  return seedHeats(group, ({ seedTimeCs }) => seedTimeCs, { ...settings, order: seedingLanes(settings) })
}

/** Adds starters to the only heat of a mass start, each with its competition number as lane. */
function byNumber(places: readonly StartPlace[], starters: readonly Starter[]): StartPlace[] {
  const all = [...places]
  const last = Number.POSITIVE_INFINITY
  const sorted = starters.toSorted((a, b) => (a.number ?? last) - (b.number ?? last) || a.entryId - b.entryId)
  for (const { entryId, number } of sorted) {
    const isFree = number !== null && all.every(({ lane }) => lane !== number)
    all.push({ entryId, heat: 1, lane: isFree ? number : Math.max(0, ...all.map(({ lane }) => lane)) + 1 })
  }
  return inOrder(all)
}

/** Where a heat is added for late entries: after the last one, or before the first one of their group. */
export const EXTRA_HEATS = ['last', 'first'] as const
export type ExtraHeat = (typeof EXTRA_HEATS)[number]

/**
 * Gives lanes to the starters without one: free lanes of the heats of their group, from the slowest on, then those of an
 * extra heat. The lanes of scratched and cancelled entries are free. Every other starter stays in its heat and lane; only
 * an extra heat that is `first` changes the numbers of the heats after it, and is for drafts alone.
 */
export function placeLate(
  places: readonly StartPlace[],
  starters: readonly Starter[],
  { extraHeat = 'last', others = [], ...rules }: StartListRules & LateOptions,
): StartPlace[] {
  const known = new Map(starters.map((starter) => [starter.entryId, starter]))
  const left = inOrder([...places.filter(({ entryId }) => known.has(entryId)), ...others])
  const placed = new Set(left.map(({ entryId }) => entryId))
  const late = drawn(starters, rules.draw).filter((each) => !placed.has(each.entryId) && !each.scratched)
  if (startsTogether(rules.distCode)) return byNumber(left, late)
  const isScratched = ({ entryId }: StartPlace) => known.get(entryId)?.scratched === true
  const rankOf = ({ entryId }: Pick<StartPlace, 'entryId'>) => {
    const starter = known.get(entryId)
    return starter ? groupRank(starter, rules) : -1
  }
  const all = late.reduce((list, { entryId }) => {
    const to = { entryId, ...latePlace(list, rankOf({ entryId }), { rules, extraHeat, rankOf, isScratched }) }
    return withLate(list, to)
  }, left)
  return all.filter(({ entryId }) => known.has(entryId))
}

interface LateOptions {
  readonly extraHeat?: ExtraHeat | undefined
  /** Starters of other lists in its merged heats, whose lanes are taken. */
  readonly others?: readonly StartPlace[]
}

interface LateRules {
  readonly rules: StartListRules
  readonly extraHeat: ExtraHeat
  readonly rankOf: (place: StartPlace) => number
  readonly isScratched: (place: StartPlace) => boolean
}

interface LatePlace {
  readonly heat: number
  readonly lane: number
  /** Whether the heat is added before those from its number on. */
  readonly isExtra: boolean
}

function latePlace(
  places: readonly StartPlace[],
  rank: number,
  { rules, extraHeat, rankOf, isScratched }: LateRules,
): LatePlace {
  const lanes = seedingLanes(rules.settings)
  const own = new Set(places.filter((place) => rankOf(place) === rank).map(({ heat }) => heat))
  for (const heat of own) {
    const taken = places.filter((place) => place.heat === heat && !isScratched(place))
    const lane = lanes.find((each) => taken.every((place) => place.lane !== each))
    if (lane !== undefined) return { heat, lane, isExtra: false }
  }
  const last = (places.at(-1)?.heat ?? 0) + 1
  const [slowest = places.find((place) => rankOf(place) > rank)?.heat] = own
  return { heat: extraHeat === 'last' ? last : (slowest ?? last), lane: lanes[0] ?? 1, isExtra: true }
}

/** The list with a late entry; a scratched starter whose lane it takes has none. */
function withLate(
  places: readonly StartPlace[],
  { entryId, heat, lane, isExtra }: LatePlace & Pick<StartPlace, 'entryId'>,
): StartPlace[] {
  const others = isExtra
    ? places.map((place) => (place.heat >= heat ? { ...place, heat: place.heat + 1 } : place))
    : places.filter((place) => place.heat !== heat || place.lane !== lane)
  return inOrder([...others, { entryId, heat, lane }])
}

export type MoveProblem = 'heat_outside' | 'lane_outside' | 'lane_taken'

/**
 * Moves a starter by hand; the starter of that lane takes the one that is left. A starter without a lane can only take a
 * free one, or one of a scratched starter. A heat after the last is a new one, an empty heat is removed. No starter
 * moves in a mass start.
 * @param scratched the entries that do not start
 */
export function moveStarter(
  places: readonly StartPlace[],
  to: StartPlace,
  { distCode, settings, scratched, others = [] }: Pick<StartListRules, 'distCode' | 'settings'> & MoveOptions,
): StartPlace[] | MoveProblem {
  if (startsTogether(distCode) || !seedingLanes(settings).includes(to.lane)) return 'lane_outside'
  const heats = Math.max(0, ...places.map(({ heat }) => heat))
  if (to.heat < 1 || to.heat > heats + 1) return 'heat_outside'
  const from = places.find(({ entryId }) => entryId === to.entryId)
  const there = places.find((place) => place.heat === to.heat && place.lane === to.lane)
  if (there && !from && !scratched.has(there.entryId)) return 'lane_taken'
  if (others.some((place) => place.heat === to.heat && place.lane === to.lane)) return 'lane_taken'
  const rest = places.filter((place) => place !== from && place !== there)
  const swapped = there && from && there !== from ? [{ ...from, entryId: there.entryId }] : []
  return withoutGaps(inOrder([...rest, ...swapped, to]))
}

interface MoveOptions {
  readonly scratched: ReadonlySet<number>
  /** Starters of other lists in its merged heats. */
  readonly others?: readonly StartPlace[]
}

/** When a heat starts; null where the list has no time yet. */
export function heatStart(startsAt: Date | null, heat: number, gapMinutes: number): Date | null {
  return startsAt && new Date(startsAt.getTime() + (heat - 1) * gapMinutes * 60_000)
}

function withoutGaps(places: readonly StartPlace[]): StartPlace[] {
  const heats = [...new Set(places.map(({ heat }) => heat))]
  return places.map((place) => ({ ...place, heat: heats.indexOf(place.heat) + 1 }))
}

const inOrder = (places: readonly StartPlace[]) =>
  places.toSorted((a, b) => a.heat - b.heat || a.lane - b.lane)

/** From fast to slow; equal times in the order of the draw. */
const drawn = (starters: readonly Starter[], draw: number) =>
  starters.toSorted(
    (a, b) =>
      compareRaceTimes(a.seedTimeCs, b.seedTimeCs) || lot(a, draw) - lot(b, draw) || a.entryId - b.entryId,
  )

/** Returns the lot of a starter: a number that depends only on the entry and the list. */
function lot({ entryId }: Starter, draw: number): number {
  let mixed = Math.imul(entryId ^ Math.imul(draw, 0x9e3779b1), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** Groups that swim apart, in the order in which they swim. */
function groupsOf(starters: readonly Starter[], rules: StartListRules): Starter[][] {
  const groups = new Map<number, Starter[]>()
  for (const starter of starters) {
    const rank = groupRank(starter, rules)
    groups.set(rank, [...(groups.get(rank) ?? []), starter])
  }
  return [...groups].sort(([a], [b]) => a - b).map(([, group]) => group)
}

/** Returns the position of a starter's group among the groups that swim apart. */
function groupRank({ gender, ageGroup, division }: Starter, rules: StartListRules): number {
  const { settings, ageGroups, divisions } = rules
  const isSecond = gender === (settings.order === 'womenFirst' ? 1 : 2)
  const group = settings.byDivision ? indexIn(divisions, division) : 0
  const age = settings.mixAgeGroups ? 0 : indexIn(ageGroups, ageGroup)
  return (Number(isSecond) * (divisions.length + 1) + group) * (ageGroups.length + 1) + age
}

/** Returns the position of a value in a list; after the last one if it is not there. */
function indexIn(list: readonly string[], value: string | null): number {
  const index = value === null ? -1 : list.indexOf(value)
  return index < 0 ? list.length : index
}
