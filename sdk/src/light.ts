/**
 * The client without schemas: the same methods and types as `@polynya/sdk`, but what the server answers is not held
 * against the contract. For first pages, where every kilobyte counts.
 */

import { clientOf } from './client.ts'
import type { Client } from './client-shape.ts'
import type { ClientOptions } from './settings.ts'

/**
 * A client of the v1 API that trusts its answers.
 *
 * @example
 * const client = createClient({ baseUrl: '/api/v1', store: browserStore() })
 */
export const createClient = (options: ClientOptions): Client => clientOf(options, () => undefined)

export { ApiError, type FailureKind, isApiError } from './api-error.ts'
export { browserStore } from './browser-store.ts'
export type { ApiCall, Client, ListCall, WithResponse } from './client-shape.ts'
export type { Session } from './session.ts'
export type { ClientOptions } from './settings.ts'
export { memoryStore, personalToken, type StoredTokens, type TokenStore } from './token-store.ts'
