/** The shape of a client of the API: what the SDK implements, and what stories and tests are written against. */

import type { Call, Endpoint, Result, Table } from './endpoint.ts'
import type { V1 } from './v1.ts'

/** Per call: how to cancel it, how long it may take, and what makes its repetition harmless. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined
  /** Milliseconds until the whole answer is there; none by default. */
  readonly timeout?: number | undefined
  /** The `Idempotency-Key` of a keyed call; made up where it is left out. */
  readonly key?: string | undefined
  /** The version that a change starts from: a stale one is refused. */
  readonly ifMatch?: number | undefined
  /** Replaces the client's own transport for this call, for example to report upload progress. */
  readonly fetch?: typeof globalThis.fetch | undefined
}

type Method<E extends Endpoint> =
  Record<never, never> extends Call<E>
    ? (call?: Call<E>, options?: CallOptions) => Promise<Result<E>>
    : (call: Call<E>, options?: CallOptions) => Promise<Result<E>>

export type ClientOf<T extends Table> = {
  readonly [Group in keyof T]: { readonly [Name in keyof T[Group]]: Method<T[Group][Name]> }
}

/** A client with a method for every call of v1: `client.swimmers.get({ params: { id: 7 } })`. */
export type Client = ClientOf<V1>
