/** Inputs held against the contract's schemas, loaded only where something is written. */

import { EventCreate, EventUpdate, type FieldIssue, fieldIssues, SwimmerCreate } from '@polynya/contract'
import * as z from 'zod/mini'

const SCHEMAS = { EventCreate, EventUpdate, SwimmerCreate }

/** What is wrong with an input; nothing where it fits. */
export function inputIssues(kind: keyof typeof SCHEMAS, input: unknown): FieldIssue[] {
  const { error } = z.safeParse(SCHEMAS[kind], input)
  return error ? fieldIssues(error, input) : []
}
