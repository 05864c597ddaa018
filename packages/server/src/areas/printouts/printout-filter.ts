/** The rows of a printout that its address requests. */

import { REGISTRY_ID } from '@polynya/domain'
import { failField } from '../../failure.ts'

export interface PrintoutFilter {
  /** ID of the distance of the programme. */
  readonly distance: number | null
  readonly gender: 1 | 2 | null
  readonly ageGroup: string | null
  /** One swimmer, by registry ID. */
  readonly iwsaid: string | null
}

export const NO_FILTER: PrintoutFilter = { distance: null, gender: null, ageGroup: null, iwsaid: null }

/** Parameters of an address; those that are given several times are lists. */
export type FilterQuery = { readonly [Name in keyof PrintoutFilter]?: unknown }

const FORMS = {
  distance: /^[1-9]\d{0,8}$/,
  gender: /^[12]$/,
  ageGroup: /^.{1,20}$/,
  iwsaid: REGISTRY_ID,
} as const satisfies Record<keyof PrintoutFilter, RegExp>

/** Reads the filter of an address; fails with `invalid_input` that names the wrong parameter. */
export function filterOf(query: FilterQuery): PrintoutFilter {
  const given = (name: keyof PrintoutFilter): string | null => {
    const value = query[name]
    if (value === undefined || value === '') return null
    if (typeof value !== 'string' || !FORMS[name].test(value)) failField(name, 'wrong_format')
    return value as string
  }
  const [distance, gender] = [given('distance'), given('gender')]
  return {
    distance: distance === null ? null : Number(distance),
    gender: gender === null ? null : gender === '1' ? 1 : 2,
    ageGroup: given('ageGroup'),
    iwsaid: given('iwsaid'),
  }
}
