/** Heats of lists, and those that several lists share. */

import type { MergedHeat, StartHeat, StartList } from '@polynya/contract'

/** A heat of one list. */
export interface ListedHeat {
  readonly list: StartList
  readonly heat: StartHeat
}

type HeatRef = Pick<MergedHeat, 'distanceId' | 'heat'>

export const heatKey = ({ distanceId, heat }: HeatRef): string => `${distanceId} ${heat}`

export const refOf = ({ list: { distanceId }, heat: { heat } }: ListedHeat): HeatRef => ({ distanceId, heat })

/** Returns the heat that a heat was merged into; itself if it was not merged. */
export function hostOf(part: ListedHeat): HeatRef {
  const [host] = part.heat.isMerged ? part.heat.mergedWith : []
  return host ?? refOf(part)
}

/** The heats of lists as they swim: merged heats are one, the one that the others were merged into first. */
export const swumHeats = (heats: readonly ListedHeat[]): ListedHeat[][] =>
  [...Map.groupBy(heats, (part) => heatKey(hostOf(part))).values()].map((parts) =>
    parts.toSorted((one, other) => Number(one.heat.isMerged) - Number(other.heat.isMerged)),
  )
