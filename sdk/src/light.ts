/**
 * The client without schemas: the same methods and types as `@polynya/sdk`, but what the server answers is not held
 * against the contract. For first pages, where every kilobyte counts.
 */

import { routes } from '@polynya/contract/routes'
import { clientOf, unchecked } from './client.ts'
import type { ClientOptions } from './client-options.ts'
import type { Client } from './client-shape.ts'

/**
 * A client of the v1 API that trusts its answers.
 *
 * @example
 * const client = createClient({ baseUrl: '/api/v1', store: browserStore() })
 */
export const createClient = (options: ClientOptions): Client => clientOf(routes, options, unchecked)

export { ApiError, type FailureKind, isApiError } from './api-error.ts'
export { browserStore } from './browser-store.ts'
export type { ClientOptions } from './client-options.ts'
export type { ApiCall, Client, ListCall, Session, WithResponse } from './client-shape.ts'
export { newIdempotencyKey } from './idempotency-key.ts'
export { memoryStore, personalToken, type StoredTokens, type TokenStore } from './token-store.ts'
