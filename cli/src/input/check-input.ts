/** Validates input against the contract's schemas, which load only in commands that write. */

import {
  EventCreate,
  EventImport,
  EventUpdate,
  type FieldIssue,
  fieldIssues,
  SwimmerCreate,
} from '@polynya/contract'
import * as z from 'zod/mini'

const SCHEMAS = { EventCreate, EventImport, EventUpdate, SwimmerCreate }

type Kind = keyof typeof SCHEMAS
type Valid<K extends Kind> = z.input<(typeof SCHEMAS)[K]>

/** Whether the contract accepts an input. */
export const isValid = <K extends Kind>(kind: K, input: unknown): input is Valid<K> =>
  z.safeParse(SCHEMAS[kind], input).success

/** Returns the issues of an input; empty if it is valid. */
export function inputIssues(kind: Kind, input: unknown): FieldIssue[] {
  const { error } = z.safeParse(SCHEMAS[kind], input)
  return error ? fieldIssues(error, input) : []
}
