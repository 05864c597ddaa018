/**
 * Seeding: who swims in which heat and lane, by declared times (World Aquatics SW 3.1.1; the slowest heat swims first).
 * Checked against the start lists of real meets.
 * See docs/rules.md#start-lists.
 */

import { compareRaceTimes } from './race-time.ts'

/** The lanes of a pool, both included: 1 to 6, or 0 to 9. */
export interface Lanes {
  readonly first: number
  readonly last: number
}

export interface SeedingRules {
  readonly lanes: Lanes
  /** Lanes from the best to the last; by default all from the centre out. */
  readonly order?: readonly number[]
  /** Minimum number of swimmers in a heat; 3 by default. */
  readonly minimumInHeat?: number
  /** How many of the fastest heats share their swimmers evenly, the fastest in the last heat; 0 or 1 is none. */
  readonly circleHeats?: number
}

/** A place on the start list: heats from 1 in the order in which they swim. */
export interface SeededPlace<Entry> {
  readonly entry: Entry
  readonly heat: number
  readonly lane: number
}

/** A heat of fewer looks like an exhibition: swimmers of the next one join it. */
const MINIMUM_IN_HEAT = 3

/** How many heats are circle-seeded where a distance has preliminaries: two from 400 metres on, else three. */
export const circleHeatsFor = (metres: number): number => (metres >= 400 ? 2 : 3)

/** Lanes from the best to the last, from the centre out, the right one first: of 1 to 6 they are 3, 4, 2, 5, 1, 6. */
export function laneOrder({ first, last }: Lanes): number[] {
  const centre = first + Math.floor((last - first) / 2)
  return range(last - first + 1).map((place) => centre + (place % 2 ? 1 : -1) * Math.ceil(place / 2))
}

/**
 * The sizes of heats in the order in which they swim: full ones from the fastest, the rest in the first. Where there are
 * several, none has fewer than the minimum while there are enough swimmers: 14 on six lanes are 3, 5 and 6.
 */
export function heatSizes(swimmers: number, lanes: number, minimum = MINIMUM_IN_HEAT): number[] {
  const heats = Math.ceil(swimmers / lanes)
  const sizes = range(heats).map((heat) => (heat > 0 ? lanes : swimmers - lanes * (heats - 1)))
  const least = Math.min(minimum, Math.floor(swimmers / heats))
  for (const heat of range(heats - 1)) {
    const missing = Math.max(0, least - (sizes[heat] ?? 0))
    sizes[heat] = (sizes[heat] ?? 0) + missing
    sizes[heat + 1] = (sizes[heat + 1] ?? 0) - missing
  }
  return sizes
}

/**
 * Seeds entries into heats and lanes.
 *
 * @param entries equal times keep their order: draw them before
 * @param seedTimeCs the declared time of an entry in hundredths of a second; null is none, and swims first
 * @returns a place for each entry, in the order of heats and lanes
 */
export function seedHeats<Entry>(
  entries: readonly Entry[],
  seedTimeCs: (entry: Entry) => number | null,
  { lanes, order = laneOrder(lanes), minimumInHeat, circleHeats = 0 }: SeedingRules,
): SeededPlace<Entry>[] {
  const fastestFirst = entries.toSorted((a, b) => compareRaceTimes(seedTimeCs(a), seedTimeCs(b)))
  const sizes = heatSizes(entries.length, order.length, minimumInHeat)
  const heatOf = heatsFromFastest(sizes, circleHeats)
  const taken = sizes.map(() => 0)
  const places = fastestFirst.map((entry, rank) => {
    const heat = heatOf[rank] ?? 0
    const lane = order[taken[heat] ?? 0] ?? lanes.first
    taken[heat] = (taken[heat] ?? 0) + 1
    return { entry, heat: heat + 1, lane }
  })
  return places.sort((a, b) => a.heat - b.heat || a.lane - b.lane)
}

/** The heat of each swimmer from the fastest on, as an index into the sizes. */
function heatsFromFastest(sizes: readonly number[], circleHeats: number): number[] {
  const lastFirst = range(sizes.length).reverse()
  const shared = circleHeats > 1 ? lastFirst.slice(0, circleHeats) : []
  const rounds = range(Math.max(0, ...shared.map((heat) => sizes[heat] ?? 0)))
  const circled = rounds.flatMap((round) => shared.filter((heat) => round < (sizes[heat] ?? 0)))
  const others = lastFirst.slice(shared.length)
  return [...circled, ...others.flatMap((heat) => range(sizes[heat] ?? 0).map(() => heat))]
}

const range = (length: number): number[] => [...Array(Math.max(0, length)).keys()]
