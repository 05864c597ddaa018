import type { V1 } from '@polynya/contract'
import type * as z from 'zod/mini'
import type { ApiError } from './api-error.ts'
import { type Checking, unchecked } from './client.ts'

export interface ValidationOptions {
  /**
   * Handling of an answer that does not fit the contract: fail (`throw`, the default), only notify `onMismatch`
   * (`report`), or no check (`off`).
   */
  readonly validate?: 'throw' | 'report' | 'off' | undefined
  /** Receives the error of every answer that does not fit, with its `issues`; never what the fields hold. */
  readonly onMismatch?: ((error: ApiError) => void) | undefined
}

interface Schemas {
  readonly answers: Readonly<Record<string, z.core.$ZodType>>
}

/** The schemas of each group, a chunk of their own: what a program does not call is never loaded. */
const SCHEMAS: Readonly<Record<keyof V1, () => Promise<Schemas>>> = {
  user: () => import('@polynya/contract/responses/user'),
  swimmers: () => import('@polynya/contract/responses/swimmers'),
  admissions: () => import('@polynya/contract/responses/admissions'),
  events: () => import('@polynya/contract/responses/events'),
  orders: () => import('@polynya/contract/responses/orders'),
  teams: () => import('@polynya/contract/responses/teams'),
  accounts: () => import('@polynya/contract/responses/accounts'),
  outbox: () => import('@polynya/contract/responses/outbox'),
  audit: () => import('@polynya/contract/responses/audit'),
  site: () => import('@polynya/contract/responses/site'),
  widgets: () => import('@polynya/contract/responses/widgets'),
  baseResults: () => import('@polynya/contract/responses/base-results'),
  timing: () => import('@polynya/contract/responses/timing'),
  push: () => import('@polynya/contract/responses/push'),
  webhooks: () => import('@polynya/contract/responses/webhooks'),
  judgeTests: () => import('@polynya/contract/responses/judge-tests'),
  checks: () => import('@polynya/contract/responses/checks'),
  consistency: () => import('@polynya/contract/responses/consistency'),
  status: () => import('@polynya/contract/responses/status'),
  exchange: () => import('@polynya/contract/responses/exchange'),
  rankNorms: () => import('@polynya/contract/responses/rank-norms'),
  rankings: () => import('@polynya/contract/responses/rankings'),
  records: () => import('@polynya/contract/responses/records'),
  series: () => import('@polynya/contract/responses/series'),
  standings: () => import('@polynya/contract/responses/standings'),
  search: () => import('@polynya/contract/responses/search'),
  results: () => import('@polynya/contract/responses/results'),
  payments: () => import('@polynya/contract/responses/payments'),
}

/**
 * Checks answers against the schemas of v1, which load while the server works on the first call of a group. Answers
 * are returned as received, so that both entries give the same; if the schemas cannot be loaded, unchecked.
 */
export function checkWith({ validate = 'throw', onMismatch }: ValidationOptions): Checking {
  if (validate === 'off') return unchecked
  return (group, name) => {
    const loading = Promise.all([import('./mismatch.ts'), SCHEMAS[group as keyof V1]()]).catch(() => null)
    return async (answer) => {
      const [checker, schemas] = (await loading) ?? []
      const schema = schemas?.answers[name]
      const problem = schema && checker?.mismatch(schema, `${group}.${name}`, answer)
      if (!problem) return
      onMismatch?.(problem)
      if (validate === 'throw') throw problem
    }
  }
}
