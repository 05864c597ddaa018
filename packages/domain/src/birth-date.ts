/** Validation of a swimmer's birth date. See docs/rules.md#ages. */

import { ageOn } from './calendar.ts'
import { AGE } from './limits.ts'

export interface BirthDateProblem {
  readonly reason: 'date_in_future' | 'age_too_low' | 'age_too_high'
  /** The violated age bound in whole years. */
  readonly limit?: number
}

/** Returns why a birth date is invalid today; null if it is valid. Both are `YYYY-MM-DD`. */
export function birthDateProblem(dob: string, today: string): BirthDateProblem | null {
  const age = ageOn(dob, today)
  if (dob > today) return { reason: 'date_in_future' }
  if (age < AGE.min) return { reason: 'age_too_low', limit: AGE.min }
  return age > AGE.max ? { reason: 'age_too_high', limit: AGE.max } : null
}

/** Whether a guardian must consent: the swimmer is under 18 today. */
export const isMinor = (dob: string, today: string): boolean => ageOn(dob, today) < AGE.adult
