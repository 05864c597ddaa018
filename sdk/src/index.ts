/** The client of the v1 API. `@polynya/sdk/light` is the same without schemas. */

import { clientOf } from './client.ts'
import type { Client } from './client-shape.ts'
import type { ClientOptions } from './settings.ts'
import { checkWith, type ValidationOptions } from './validation.ts'

/**
 * A client of the v1 API that holds every answer against the contract.
 *
 * @example
 * const client = createClient({ baseUrl: 'https://polynya.example/api/v1' })
 * const { swimmers, total } = await client.swimmers.all({ query: { lastName: 'Petr' } })
 */
export const createClient = (options: ClientOptions & ValidationOptions): Client =>
  clientOf(options, checkWith(options))

export { ApiError, type FailureKind, isApiError } from './api-error.ts'
export { browserStore } from './browser-store.ts'
export type { ApiCall, Client, ListCall, WithResponse } from './client-shape.ts'
export type { Session } from './session.ts'
export type { ClientOptions } from './settings.ts'
export { memoryStore, personalToken, type StoredTokens, type TokenStore } from './token-store.ts'
export type { ValidationOptions } from './validation.ts'
