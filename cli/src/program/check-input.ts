/** Validates input against the contract's schemas, which load only in commands that write. */

import { EventCreate, EventUpdate, type FieldIssue, fieldIssues, SwimmerCreate } from '@polynya/contract'
import * as z from 'zod/mini'

const SCHEMAS = { EventCreate, EventUpdate, SwimmerCreate }

/** Returns the issues of an input; empty if it is valid. */
export function inputIssues(kind: keyof typeof SCHEMAS, input: unknown): FieldIssue[] {
  const { error } = z.safeParse(SCHEMAS[kind], input)
  return error ? fieldIssues(error, input) : []
}
