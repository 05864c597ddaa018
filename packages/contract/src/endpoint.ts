/**
 * One row of the endpoint table: a route, the schemas of its request and response, and its possible failures.
 */

import * as z from 'zod/mini'
import { authOf } from './access.ts'
import type { Reason } from './reasons.ts'
import type { ParamNames, Route } from './route.ts'
import type { TokenScope } from './token-scopes.ts'

type Schema = z.core.$ZodType
type ObjectSchema = z.ZodMiniObject
type None = typeof NOTHING

/** A part of a request that a call does not have: an object without fields. */
export const NOTHING = /* @__PURE__ */ z.strictObject({})

type ParamsOf<Path extends string> = z.ZodMiniObject<Record<ParamNames<Path>, Schema>>

interface Parts<P, Q, B, R> {
  /** One sentence for the reference. */
  readonly summary: string
  readonly params: P
  readonly query: Q
  readonly body: B
  /** Content of `{ data }` in the response. */
  readonly response: R
  /** The reasons of its own; those that any such call can give are added by `reasonsOf`. */
  readonly reasons: readonly Reason[]
  /** `public`: browsers and proxies may store a visitor's answer for less than half a minute. */
  readonly cache: 'public' | 'none'
  /** Whether pages of every site may read it though its answer is not stored; those of `public` calls they may. */
  readonly isOpen: boolean
  /** Scopes of which a personal access token needs one, where they are not those of its group. */
  readonly scopes: readonly TokenScope[] | null
  /** Not among the calls of the original v1 API, which `tools/checks/spec-calls.ts` lists. */
  readonly extension: boolean
}

export interface Endpoint<
  T extends Route = Route,
  P extends ObjectSchema = ObjectSchema,
  Q extends ObjectSchema = ObjectSchema,
  B extends Schema = Schema,
  R extends Schema = Schema,
> extends Parts<P, Q, B, R> {
  readonly route: T
}

type Given<T extends Route, P, Q, B, R> = Pick<Parts<P, Q, B, R>, 'summary' | 'response'> &
  Partial<
    Pick<Parts<P, Q, B, R>, 'query' | 'body' | 'reasons' | 'cache' | 'isOpen' | 'scopes' | 'extension'>
  > &
  ([ParamNames<T['path']>] extends [never] ? { readonly params?: never } : { readonly params: P })

/** Creates a row of the table. The parameters must match those of the path exactly. */
export function endpoint<
  T extends Route,
  R extends Schema,
  P extends ParamsOf<T['path']> = None & ParamsOf<T['path']>,
  Q extends ObjectSchema = None,
  B extends Schema = None,
>(route: T, given: Given<T, P, Q, B, R>): Endpoint<T, P, Q, B, R> {
  const parts = {
    params: NOTHING,
    query: NOTHING,
    body: NOTHING,
    reasons: [],
    cache: 'none',
    isOpen: false,
    scopes: null,
    extension: false,
    ...given,
  }
  return { route, ...parts } as Endpoint<T, P, Q, B, R>
}

const ANY_CALL = ['invalid_input', 'rate_limited', 'internal', 'unavailable'] as const satisfies Reason[]
const ANY_SIGNED_IN = [
  'token_invalid',
  'token_expired',
  'token_scope',
  'account_blocked',
] as const satisfies Reason[]
const ANY_WRITE = [
  'unreadable_body',
  'body_too_large',
  'unsupported_media_type',
  'storage_full',
] as const satisfies Reason[]

/** Every reason that a call can give: its own, and those that follow from who may call it and what it sends. */
export function reasonsOf({ route, reasons }: Pick<Endpoint, 'route' | 'reasons'>): Reason[] {
  const auth = authOf(route.access)
  return [
    ...ANY_CALL,
    ...(auth === 'none' ? [] : ANY_SIGNED_IN),
    ...(auth === 'required' ? (['sign_in_required', 'no_access'] as const) : []),
    ...(route.method === 'GET' ? [] : ANY_WRITE),
    ...reasons,
  ]
}

/** The calls of a table: `{ user: { authenticate: … } }`. */
export type Table = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>

/** Input of an endpoint as a caller passes it; parts without fields are absent. */
export type Call<E extends Endpoint> = Part<'params', z.input<E['params']>> &
  Part<'query', z.input<E['query']>> &
  Part<'body', z.input<E['body']>>

type Part<Name extends string, Value> = [Value] extends [Record<string, never>]
  ? { readonly [K in Name]?: undefined }
  : Record<never, never> extends Value
    ? { readonly [K in Name]?: Value }
    : { readonly [K in Name]: Value }

/** Input of an endpoint as a handler receives it: parsed. */
export interface Parsed<E extends Endpoint> {
  readonly params: z.output<E['params']>
  readonly query: z.output<E['query']>
  readonly body: z.output<E['body']>
}

/** Result of a call: the content of `{ data }`. */
export type Result<E extends Endpoint> = z.output<E['response']>
