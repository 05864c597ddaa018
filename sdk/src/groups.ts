/**
 * A client of the groups that it is given: a bundle holds no other. Without schemas, like `@polynya/sdk/light`.
 */

import type { Routes } from '@polynya/contract/routes'
import { clientOf, unchecked } from './client.ts'
import type { ClientOptions } from './client-options.ts'
import type { ClientOf } from './client-shape.ts'

export interface GroupOptions<Group extends keyof Routes> extends ClientOptions {
  /** The groups by their names: `{ events, swimmers }`. */
  readonly groups: Pick<Routes, Group>
}

/**
 * A client of some groups of the v1 API that trusts its answers.
 *
 * @example
 * import { createClient, events } from '@polynya/sdk/groups'
 * const client = createClient({ baseUrl: '/api/v1', groups: { events } })
 */
export const createClient = <Group extends keyof Routes>({
  groups,
  ...options
}: GroupOptions<Group>): ClientOf<Group> => clientOf(groups, options, unchecked)

export {
  accounts,
  admissions,
  audit,
  baseResults,
  checks,
  consistency,
  events,
  exchange,
  judgeTests,
  orders,
  outbox,
  payments,
  push,
  rankings,
  rankNorms,
  records,
  results,
  search,
  series,
  site,
  standings,
  status,
  swimmers,
  teams,
  timing,
  user,
  webhooks,
  widgets,
} from '@polynya/contract/routes'
export { ApiError, type FailureKind, isApiError } from './api-error.ts'
export { browserStore } from './browser-store.ts'
export type { ClientOptions } from './client-options.ts'
export type { ApiCall, ClientOf, ListCall, Session, WithResponse } from './client-shape.ts'
export { newIdempotencyKey } from './idempotency-key.ts'
export { memoryStore, personalToken, type StoredTokens, type TokenStore } from './token-store.ts'
