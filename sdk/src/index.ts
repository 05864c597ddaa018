/** The client of the v1 API. `@polynya/sdk/light` is the same without schemas. */

import { routes } from '@polynya/contract/routes'
import { clientOf } from './client.ts'
import type { ClientOptions } from './client-options.ts'
import type { Client } from './client-shape.ts'
import { checkWith, type ValidationOptions } from './validation.ts'

/**
 * A client of the v1 API that holds every answer against the contract.
 *
 * @example
 * const client = createClient({ baseUrl: 'https://polynya.example/api/v1' })
 * const { swimmers, total } = await client.swimmers.all({ query: { lastName: 'Petr' } })
 */
export const createClient = (options: ClientOptions & ValidationOptions): Client =>
  clientOf(routes, options, checkWith(options))

export { ApiError, type FailureKind, isApiError } from './api-error.ts'
export { browserStore } from './browser-store.ts'
export type { ClientOptions } from './client-options.ts'
export type { ApiCall, Client, ListCall, Session, WithResponse } from './client-shape.ts'
export { newIdempotencyKey } from './idempotency-key.ts'
export { memoryStore, personalToken, type StoredTokens, type TokenStore } from './token-store.ts'
export type { ValidationOptions } from './validation.ts'
