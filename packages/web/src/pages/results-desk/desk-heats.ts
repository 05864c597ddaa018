import type { DeskLane, DeskList } from '@polynya/contract'

type MergedWith = DeskList['mergedHeats'][number]['mergedWith']

/** A lane of a heat with the list that its result belongs to. */
export interface DeskStart {
  readonly list: DeskList
  readonly lane: DeskLane
}

export interface DeskHeat {
  /** Null for those without a place in the start list. */
  readonly heat: number | null
  /** The heats, of other lists or of this one, whose lanes are among the starts. */
  readonly mergedWith: MergedWith
  readonly starts: readonly DeskStart[]
}

/**
 * Returns the heats of a list in swimming order, those without a heat last. A heat that swims together with others has
 * the lanes of all, in the order of the lanes; merged heats of the same list are one.
 * @param others the lists of merged heats that are loaded
 */
export function deskHeats(list: DeskList, others: readonly DeskList[]): DeskHeat[] {
  const lists = [list, ...others]
  const lanes = ({ distanceId, heat }: Pick<MergedWith[number], 'distanceId' | 'heat'>) =>
    lists
      .filter((each) => each.distanceId === distanceId)
      .flatMap((each) =>
        each.lanes.filter((lane) => lane.heat === heat).map((lane) => ({ list: each, lane })),
      )
  return heatsOf(list.lanes)
    .map(([heat, own]) => {
      const mergedWith = list.mergedHeats.find((each) => each.heat === heat)?.mergedWith ?? []
      const starts = [...own.map((lane) => ({ list, lane })), ...mergedWith.flatMap(lanes)]
      return { heat, mergedWith, starts: mergedWith.length === 0 ? starts : starts.toSorted(byLane) }
    })
    .filter(({ heat, mergedWith }) => !mergedWith.some((each) => isBefore(each, { list, heat })))
}

/** The distances of the other lists whose heats swim together with those of a list. */
export const mergedDistances = ({ distanceId, mergedHeats }: DeskList): number[] => [
  ...new Set(
    mergedHeats
      .flatMap(({ mergedWith }) => mergedWith.map((each) => each.distanceId))
      .filter((each) => each !== distanceId),
  ),
]

const byLane = (one: DeskStart, other: DeskStart) => (one.lane.lane ?? 0) - (other.lane.lane ?? 0)

/** Whether a merged heat is an earlier one of the same list. */
const isBefore = (
  other: MergedWith[number],
  { list, heat }: { readonly list: DeskList; readonly heat: number | null },
) => other.distanceId === list.distanceId && heat !== null && other.heat < heat

/** The lanes of each heat in swimming order; those without a heat are last. */
function heatsOf(lanes: readonly DeskLane[]): [heat: number | null, lanes: DeskLane[]][] {
  const heats = Map.groupBy(lanes, ({ heat }) => heat)
  const last = Number.POSITIVE_INFINITY
  return [...heats].toSorted(([one], [other]) => (one ?? last) - (other ?? last))
}
