/** The types of a client, flat enough to be read where they are hovered. */

import type { Call, CallOptions, Endpoint, Result, Table, V1 } from '@polynya/contract'
import type { Session } from './session.ts'

/** A result with what came beside it. */
export interface WithResponse<Output> {
  readonly data: Output
  readonly status: number
  readonly headers: Headers
  /** Names the call in the server's log. */
  readonly requestId: string | undefined
}

/** A call: `client.swimmers.get({ params: { id: 7 } }, { signal })`. */
export interface ApiCall<Arguments extends unknown[], Output> {
  (...given: Arguments): Promise<Output>
  /** The same with the status and headers of the answer. */
  withResponse(...given: Arguments): Promise<WithResponse<Output>>
}

/**
 * A call that answers a list page by page.
 *
 * @example
 * for await (const swimmer of client.swimmers.all.items({ query: { country: 'RU' } })) …
 */
export interface ListCall<Arguments extends unknown[], Output, Row> extends ApiCall<Arguments, Output> {
  /** The rows of each page from the one asked for to the last; a page is called for when it is taken. */
  pages(...given: Arguments): AsyncGenerator<Row[], void>
  /** Every row of those pages. */
  items(...given: Arguments): AsyncGenerator<Row, void>
}

/** A client of the whole v1 API. */
export type Client = MethodsOf<V1> & {
  /** Who is signed in. */
  readonly session: Session
}

type MethodsOf<T extends Table> = {
  readonly [Group in keyof T]: { readonly [Name in keyof T[Group]]: MethodOf<T[Group][Name]> }
}

type MethodOf<E extends Endpoint> = 'page' extends keyof E['query']['shape']
  ? ListCall<ArgumentsOf<E>, Result<E>, RowOf<Result<E>>>
  : ApiCall<ArgumentsOf<E>, Result<E>>

/** What the one array of a page holds. */
type RowOf<Page> = { [Name in keyof Page]: Page[Name] extends (infer Row)[] ? Row : never }[keyof Page]

type ArgumentsOf<E extends Endpoint> = [keyof Given<Call<E>>] extends [never]
  ? [call?: NoParts, options?: CallOptions]
  : Record<never, never> extends Call<E>
    ? [call?: Given<Call<E>>, options?: CallOptions]
    : [call: Given<Call<E>>, options?: CallOptions]

/** A call without parts: `{}` alone, so that a query that nothing reads does not compile. */
interface NoParts {
  readonly params?: undefined
  readonly query?: undefined
  readonly body?: undefined
}

type Nothing = undefined | Record<string, never>

/** The parts that a call has. Met with `{}`, a type is shown as what it is instead of how it was made. */
type Given<Parts> = {
  [Part in keyof Parts as [Parts[Part]] extends [Nothing] ? never : Part]: Part extends 'body'
    ? AnyBlob<Parts[Part]>
    : Parts[Part]
} & {}

/** A file need not have a name. */
type AnyBlob<Body> = { [Name in keyof Body]: Body[Name] extends File ? Blob : Body[Name] } & {}
