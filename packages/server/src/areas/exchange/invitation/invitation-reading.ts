/** Collects what is wrong with an invitation, or left out of it. */

import type { Invitation } from '@polynya/contract'
import type * as z from 'zod/mini'

type Warning = Invitation['warnings'][number]
type Problem = Invitation['errors'][number]

interface Value<T> {
  /** Of the element that has it. */
  readonly line?: number | undefined
  readonly field: string
  readonly value: T
}

export type InvitationReading = ReturnType<typeof invitationReading>

/** Returns readers of one invitation, which share what is wrong with it. */
export function invitationReading() {
  const warnings: Warning[] = []
  const errors: Problem[] = []
  return {
    warnings,
    errors,
    warn: (line: number | undefined, field: string, fault: Warning['fault']) => {
      warnings.push({ line: line ?? 1, field, fault })
    },

    /** Returns a value that an event can have, by a schema of the API; null with a warning of another one. */
    optional<T>(schema: z.ZodMiniType, { line = 1, field, value }: Value<T | null>): T | null {
      const fault = value === null ? null : faultOf(schema, value)
      if (fault !== null) warnings.push({ line, field, fault })
      return fault === null ? value : null
    },

    /** Returns a value that an event must have; another one is an error. */
    required<T>(schema: z.ZodMiniType, { line = 1, field, value }: Value<T>): T {
      const fault = value === '' ? 'required' : faultOf(schema, value)
      if (fault !== null) errors.push({ line, field, fault })
      return value
    },

    fail: (line: number | undefined, field: string, fault: Problem['fault']) => {
      errors.push({ line: line ?? 1, field, fault })
    },
  }
}

/** Reasons that are faults of a file, too. */
const PASSED_ON = ['too_short', 'too_long'] as const

/** Why the API refuses a value; null if it does not. */
function faultOf(schema: z.ZodMiniType, value: unknown) {
  const { error } = schema.safeParse(value)
  const reason = error?.issues[0]?.message
  if (reason === undefined) return null
  return PASSED_ON.find((each) => each === reason) ?? 'wrong_format'
}
