import { fieldIssues } from '@polynya/contract'
import * as z from 'zod/mini'
import { ApiError } from './api-error.ts'
import type { WithResponse } from './client-shape.ts'

/** The error of an answer that does not fit its schema, with its `issues`; null if it fits. */
export function mismatch(
  schema: z.core.$ZodType,
  endpoint: string,
  { data, status, requestId }: WithResponse<unknown>,
): ApiError | null {
  const { error } = z.safeParse(schema, data)
  if (!error) return null
  const issues = fieldIssues(error, data)
  return new ApiError({ kind: 'contract', endpoint, status, requestId, issues, cause: error })
}
