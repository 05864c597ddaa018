/**
 * Heats of few that swim together with a heat of another list, gender or distance: the starters stay in their own list and
 * ranking, and take free lanes beside those of the other heat. See docs/rules.md#merged-heats.
 */

import type { StartPlace } from './start-lists.ts'

/** A heat of a start list. */
export interface HeatRef {
  readonly distanceId: number
  readonly heat: number
}

/** A heat that swims together with another one, which it was merged into. */
export interface HeatMerge {
  readonly guest: HeatRef
  readonly host: HeatRef
}

export const isSameHeat = (one: HeatRef, other: HeatRef): boolean =>
  one.distanceId === other.distanceId && one.heat === other.heat

export type MergeProblem = 'same_heat' | 'already_merged'

/** Returns why a heat cannot be merged into another one: it is the same, or one of them is merged already. */
export function mergeProblem({ guest, host }: HeatMerge, merges: readonly HeatMerge[]): MergeProblem | null {
  if (isSameHeat(guest, host)) return 'same_heat'
  const isMerged = merges.some(
    (merge) =>
      isSameHeat(merge.guest, guest) || isSameHeat(merge.host, guest) || isSameHeat(merge.guest, host),
  )
  return isMerged ? 'already_merged' : null
}

/** Returns the heat that a heat was merged into; itself if it was not merged. */
export const hostOf = (heat: HeatRef, merges: readonly HeatMerge[]): HeatRef =>
  merges.find(({ guest }) => isSameHeat(guest, heat))?.host ?? heat

/** Returns the heats that swim together with a heat. */
export function companions(heat: HeatRef, merges: readonly HeatMerge[]): HeatRef[] {
  const host = hostOf(heat, merges)
  const guests = merges.filter((merge) => isSameHeat(merge.host, host)).map(({ guest }) => guest)
  return [host, ...guests].filter((each) => !isSameHeat(each, heat))
}

/**
 * Gives the starters of a heat free lanes beside other starters, those on better lanes first; null if there are too few.
 * @param lanes the lanes that may be used, from the best to the last
 */
export function lanesBeside(
  guests: readonly StartPlace[],
  taken: readonly number[],
  lanes: readonly number[],
): StartPlace[] | null {
  const free = lanes.filter((lane) => !taken.includes(lane))
  if (free.length < guests.length) return null
  const rank = ({ lane }: StartPlace) => (lanes.includes(lane) ? lanes.indexOf(lane) : lanes.length)
  const bestFirst = guests.toSorted((a, b) => rank(a) - rank(b) || a.lane - b.lane)
  return bestFirst.map((place, index) => ({ ...place, lane: free[index] ?? place.lane }))
}

/** Gives the starters of a heat the lanes that they had before; those who joined later stay, or take a free lane. */
export function previousLanes(
  places: readonly StartPlace[],
  before: ReadonlyMap<number, number>,
  lanes: readonly number[],
): StartPlace[] {
  const taken = new Set(places.flatMap(({ entryId }) => before.get(entryId) ?? []))
  return places.map((place) => {
    const previous = before.get(place.entryId)
    if (previous !== undefined) return { ...place, lane: previous }
    const lane = [place.lane, ...lanes].find((each) => !taken.has(each)) ?? place.lane
    taken.add(lane)
    return { ...place, lane }
  })
}

/** Returns the number that a heat has after a change of its list; null if none of its starters stayed in it. */
export function heatAfter(
  heat: number,
  before: readonly StartPlace[],
  after: readonly StartPlace[],
): number | null {
  const starters = new Set(before.filter((place) => place.heat === heat).map(({ entryId }) => entryId))
  const heats = after.filter(({ entryId }) => starters.has(entryId)).map((place) => place.heat)
  const counts = Map.groupBy(heats, (each) => each)
  const [most] = [...counts].toSorted(([, one], [, other]) => other.length - one.length)
  return most?.[0] ?? null
}

/** Returns the position of a heat among the heats of its list that swim on their own, from 1. */
export const ownPosition = ({ distanceId, heat }: HeatRef, merges: readonly HeatMerge[]): number =>
  heat - merges.filter(({ guest }) => guest.distanceId === distanceId && guest.heat < heat).length
