/** The steps in which a profile is made, as the address names them. */

import { paths } from '../../infrastructure/addresses/paths.ts'

/** Steps in order. */
export const INPUT_STEPS = ['person', 'names', 'place', 'contacts'] as const
export type InputStep = (typeof INPUT_STEPS)[number]

/** All steps: their fields, the answers, and whether the server's schemas accept them. */
export const STEPS = [...INPUT_STEPS, 'check', 'confirm'] as const
export type Step = (typeof STEPS)[number]

export interface CreateSearch {
  readonly step?: Step
  /** The profile to confirm. */
  readonly id?: number
}

export function readCreateSearch({ step, id }: Record<string, unknown>): CreateSearch {
  const known = STEPS.find((each) => each === step)
  if (known !== 'confirm') return known ? { step: known } : {}
  return typeof id === 'number' && Number.isInteger(id) && id > 0 ? { step: 'confirm', id } : {}
}

/** Address where a new profile is confirmed or deleted. */
export const confirmAddress = (id: number) => `${paths.createSwimmer}?step=confirm&id=${id}`
