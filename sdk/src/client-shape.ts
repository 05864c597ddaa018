/** The types of a client, flat enough to be read where they are hovered. */

import type { Call, CallOptions, Endpoint, Result, Table, Tokens, User, V1 } from '@polynya/contract'
import type { ApiError } from './api-error.ts'

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
 * A call that returns a list page by page.
 *
 * @example
 * for await (const swimmer of client.swimmers.all.items({ query: { country: 'RU' } })) …
 */
export interface ListCall<Arguments extends unknown[], Output, Row> extends ApiCall<Arguments, Output> {
  /** The rows of each page, from the given one to the last; a page is requested when it is taken. */
  pages(...given: Arguments): AsyncGenerator<Row[], void>
  /** Every row of those pages. */
  items(...given: Arguments): AsyncGenerator<Row, void>
}

/** The session of the user who is signed in. */
export interface Session {
  /** The user of the access token, unverified; null for a visitor. The same object until it changes. */
  readonly user: User | null
  /**
   * Signs in with the tokens of an answer.
   *
   * @example
   * client.session.signIn(await client.user.authenticate({ body: { username, password } }))
   */
  signIn(tokens: Tokens): void
  /** Ends the session on the server, waiting at most 5 seconds, and clears the tokens. */
  signOut(): Promise<void>
  /** Renews the tokens, so that `user` has what changed since they were issued. */
  refresh(): Promise<void>
  /** Calls back when a user signs in or out, here or in another tab, or changes; returns an unsubscribe function. */
  onChange(listener: (user: User | null) => void): () => void
  /** Calls back once when the server refuses to renew the session; its tokens are cleared by then. */
  onLost(listener: (error: ApiError) => void): () => void
}

/** A client of the whole v1 API. */
export type Client = ClientOf<keyof V1>

/** A client of some groups of v1. */
export type ClientOf<Group extends keyof V1> = MethodsOf<Pick<V1, Group>> & {
  /** The user who is signed in, and how that changes. */
  readonly session: Session
}

type MethodsOf<T extends Table> = {
  readonly [Group in keyof T]: { readonly [Name in keyof T[Group]]: MethodOf<T[Group][Name]> }
}

type MethodOf<E extends Endpoint> = 'page' extends keyof E['query']['shape']
  ? ListCall<ArgumentsOf<E>, Result<E>, RowOf<Result<E>>>
  : ApiCall<ArgumentsOf<E>, Result<E>>

/** Element type of the one array of objects of a page. */
type RowOf<Page> = {
  [Name in keyof Page]: Page[Name] extends (infer Row extends object)[] ? Row : never
}[keyof Page]

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
