import { fieldIssues, responses } from '@polynya/contract'
import * as z from 'zod/mini'
import { ApiError } from './api-error.ts'
import type { Check } from './client.ts'

export interface ValidationOptions {
  /**
   * What to do with an answer that does not fit the contract: fail (`throw`, the default), tell `onMismatch` alone
   * (`report`), or not to look (`off`).
   */
  readonly validate?: 'throw' | 'report' | 'off'
  /** Told of every answer that does not fit, with its `issues`; never what the fields hold. */
  readonly onMismatch?: (error: ApiError) => void
}

/** Holds answers against the schemas of v1. They are handed on as they came, so both entries give the same. */
export function checkWith({ validate = 'throw', onMismatch }: ValidationOptions): Check {
  if (validate === 'off') return () => undefined
  return (id, { data, status, requestId }) => {
    const schema = schemaOf(id)
    const { error } = schema ? z.safeParse(schema, data) : {}
    if (!error) return
    const issues = fieldIssues(error, data)
    const problem = new ApiError({ kind: 'contract', endpoint: id, status, requestId, issues, cause: error })
    onMismatch?.(problem)
    if (validate === 'throw') throw problem
  }
}

function schemaOf(id: string) {
  const [group = '', name = ''] = id.split('.')
  const table: Readonly<Record<string, Readonly<Record<string, z.core.$ZodType>>>> = responses
  return table[group]?.[name]
}
