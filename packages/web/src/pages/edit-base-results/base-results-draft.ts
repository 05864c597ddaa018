/** The edited table of base results: one text for each gender and distance. */

import type { BaseResult, BaseResultsUpdate } from '@polynya/contract'
import {
  baseGenders,
  DIST_CODES,
  type DistCode,
  formatRaceTime,
  type Gender,
  parseTypedRaceTime,
} from '@polynya/domain'

/** Typed times by `keyOf`; a missing one is empty. */
export type Draft = Readonly<Record<string, string>>

type Change = BaseResultsUpdate['results'][number]

export const keyOf = (distCode: DistCode, gender: Gender) => `${distCode} ${gender}`

/** Distances that have base results. */
export const BASE_DISTANCES = DIST_CODES.filter((code) => baseGenders(code).length > 0)

export const draftOf = (results: readonly BaseResult[]): Draft =>
  Object.fromEntries(results.map(({ distCode, gender, result }) => [keyOf(distCode, gender), result]))

const isSame = (one: Draft, other: Draft) => (key: string) => (one[key] ?? '') === (other[key] ?? '')

export const isSameDraft = (one: Draft, other: Draft): boolean =>
  Object.keys({ ...one, ...other }).every(isSame(one, other))

/** Returns the newer values with what was typed over the older ones. */
export function rebasedDraft(draft: Draft, older: Draft, newer: Draft): Draft {
  const typed = Object.entries(draft).filter(([key]) => !isSame(draft, older)(key))
  return { ...newer, ...Object.fromEntries(typed) }
}

/** Returns the keys of texts that are not times. */
export const wrongKeys = (draft: Draft): string[] =>
  Object.keys(draft).filter((key) => {
    const text = draft[key]?.trim() ?? ''
    return text !== '' && parseTypedRaceTime(text) === null
  })

/** Returns the values that differ from the saved ones; an emptied one is null. Wrong texts are left out. */
export function changesOf(saved: Draft, draft: Draft): Change[] {
  return BASE_DISTANCES.flatMap((distCode) =>
    baseGenders(distCode).flatMap((gender): Change[] => {
      const key = keyOf(distCode, gender)
      const text = draft[key]?.trim() ?? ''
      const timeCs = text === '' ? null : parseTypedRaceTime(text)
      if (text !== '' && timeCs === null) return []
      const result = timeCs === null ? null : formatRaceTime(timeCs)
      return result === (saved[key] ?? null) ? [] : [{ gender, distCode, result }]
    }),
  )
}
