/**
 * The start list of a distance: who swims in which heat, lane and minute, and what may be changed afterwards. Once it is
 * out nobody is seeded anew: a scratch leaves its lane empty, who comes late joins the slowest heat or swims before it.
 */

import { type DistCode, distanceOf } from './distances.ts'
import type { ListSettings } from './entry-rules.ts'
import { compareRaceTimes } from './race-time.ts'
import { laneOrder, type SeededPlace, seedHeats } from './seeding.ts'

/** Who starts: a swimmer, or a team, which has no gender and no age group of its own. */
export interface Starter {
  readonly entryId: number
  readonly gender: 1 | 2 | null
  readonly ageGroup: string | null
  /** Hundredths of a second; null is none. */
  readonly seedTimeCs: number | null
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
  /** What equal times are drawn by: the same number draws the same. */
  readonly draw: number
}

/** Where everybody starts at once there are numbers instead of lanes. */
const NUMBERS = { first: 1, last: 999 }

/** Whether whoever enters a distance starts in it: dinners and credits of judges have no start. */
export function hasStart(code: DistCode): boolean {
  const { kind } = distanceOf(code)
  return kind !== 'service' && kind !== 'judgeCredit'
}

/** Whether all of a distance start at once, without lanes: in open water, and where no time is taken. */
export function startsTogether(code: DistCode): boolean {
  const { kind } = distanceOf(code)
  return kind === 'openWater' || kind === 'untimed'
}

/** The lanes of a distance; where all start at once, the numbers. */
export const lanesOf = (code: DistCode, settings: ListSettings) =>
  startsTogether(code) ? NUMBERS : settings.lanes

/**
 * Seeds a distance: women and men apart, age groups together or each apart, the slowest heat of each first. Seeding the
 * same entries again gives the same list.
 */
export function seedStartList(starters: readonly Starter[], rules: StartListRules): StartPlace[] {
  const groups = groupsOf(drawn(starters, rules.draw), rules)
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

function seedGroup(
  group: readonly Starter[],
  { distCode, settings }: StartListRules,
): SeededPlace<Starter>[] {
  if (startsTogether(distCode)) return group.map((entry, index) => ({ entry, heat: 1, lane: index + 1 }))
  const { lanes, circleHeats } = settings
  return seedHeats(group, ({ seedTimeCs }) => seedTimeCs, { lanes, circleHeats })
}

/**
 * Gives lanes to whoever has none: free ones of the slowest heat of their group, else those of an extra heat before it.
 * Nobody who has a lane changes it; heats after an extra one are counted on.
 */
export function placeLate(
  places: readonly StartPlace[],
  starters: readonly Starter[],
  rules: StartListRules,
): StartPlace[] {
  const placed = new Set(places.map(({ entryId }) => entryId))
  const late = drawn(starters, rules.draw).filter(({ entryId }) => !placed.has(entryId))
  const rankOf = new Map(starters.map((starter) => [starter.entryId, groupRank(starter, rules)]))
  return late.reduce((list, { entryId }) => placeOne(list, { entryId, rankOf, rules }), inOrder(places))
}

interface Late {
  readonly entryId: number
  readonly rankOf: ReadonlyMap<number, number>
  readonly rules: StartListRules
}

function placeOne(places: readonly StartPlace[], { entryId, rankOf, rules }: Late): StartPlace[] {
  const rank = rankOf.get(entryId) ?? 0
  const own = places.filter((place) => rankOf.get(place.entryId) === rank)
  const slowest = own[0]?.heat
  const lane = slowest === undefined ? undefined : freeLane(places, slowest, rules)
  if (slowest !== undefined && lane !== undefined) {
    return inOrder([...places, { entryId, heat: slowest, lane }])
  }
  const following = places.find((place) => (rankOf.get(place.entryId) ?? -1) > rank)
  const heat = slowest ?? following?.heat ?? (places.at(-1)?.heat ?? 0) + 1
  const after = places.map((place) => (place.heat >= heat ? { ...place, heat: place.heat + 1 } : place))
  return inOrder([...after, { entryId, heat, lane: lanesInTurn(rules)[0] ?? 1 }])
}

function freeLane(places: readonly StartPlace[], heat: number, rules: StartListRules): number | undefined {
  const taken = new Set(places.filter((place) => place.heat === heat).map(({ lane }) => lane))
  return lanesInTurn(rules).find((lane) => !taken.has(lane))
}

function lanesInTurn({ distCode, settings }: StartListRules): number[] {
  const order = laneOrder(lanesOf(distCode, settings))
  return startsTogether(distCode) ? order.sort((a, b) => a - b) : order
}

export type MoveProblem = 'heat_outside' | 'lane_outside' | 'lane_taken'

/**
 * Moves somebody by hand; whoever has the lane takes the one that is left. Somebody who has no lane yet can only take a
 * free one. A heat after the last is a new one, a heat that was left empty is gone.
 */
export function moveStarter(
  places: readonly StartPlace[],
  to: StartPlace,
  { distCode, settings }: Pick<StartListRules, 'distCode' | 'settings'>,
): StartPlace[] | MoveProblem {
  const { first, last } = lanesOf(distCode, settings)
  if (to.lane < first || to.lane > last) return 'lane_outside'
  const heats = Math.max(0, ...places.map(({ heat }) => heat))
  if (to.heat < 1 || to.heat > heats + 1) return 'heat_outside'
  const from = places.find(({ entryId }) => entryId === to.entryId)
  const there = places.find((place) => place.heat === to.heat && place.lane === to.lane)
  if (there && !from) return 'lane_taken'
  const others = places.filter((place) => place !== from && place !== there)
  const swapped = there && from && there !== from ? [{ ...from, entryId: there.entryId }] : []
  return withoutGaps(inOrder([...others, ...swapped, to]))
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

/** The lot that somebody draws: a number that depends on nothing but the entry and the list. */
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

/** Where the group of somebody stands among those that swim apart. */
function groupRank({ gender, ageGroup }: Starter, { settings, ageGroups }: StartListRules): number {
  const isSecond = gender === (settings.order === 'womenFirst' ? 1 : 2)
  const known = ageGroup === null ? -1 : ageGroups.indexOf(ageGroup)
  const age = known < 0 ? ageGroups.length : known
  return Number(isSecond) * (ageGroups.length + 1) + (settings.mixAgeGroups ? 0 : age)
}
