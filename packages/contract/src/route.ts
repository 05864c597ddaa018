/** The address and manners of a call: all that a client needs to make it, without any schema. */

import type { Access } from './access.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Whether a call may be repeated, never read off its method: `safe` changes nothing; `idempotent` ends in the same
 * state; `keyed` with an `Idempotency-Key`; `never`.
 */
export type Repeat = 'safe' | 'idempotent' | 'keyed' | 'never'

/** A list: the name of its rows in the response, and the default page size. */
export interface Paging {
  readonly rows: string
  readonly size: number
}

export interface Route<Path extends string = string, Who extends Access = Access> {
  readonly method: Method
  /** Below the v1 base, with `:name` for parameters; without a last slash. */
  readonly path: Path
  readonly access: Who
  readonly repeat: Repeat
  readonly encoding: 'json' | 'multipart'
  readonly paging?: Paging
}

/** Routes of a group, by name. */
export type RouteGroup = Readonly<Record<string, Route>>

interface Manners {
  readonly repeat?: Repeat
  readonly encoding?: 'json' | 'multipart'
  readonly paging?: Paging
}

const REPEAT: Record<Method, Repeat> = { GET: 'safe', PUT: 'idempotent', DELETE: 'idempotent', POST: 'never' }

/** A route; a GET is `safe`, PUT and DELETE `idempotent`, a POST `never` repeated unless said otherwise. */
export function route<const Path extends string, const Who extends Access>(
  method: Method,
  path: Path,
  details: Manners & { readonly access: Who },
): Route<Path, Who> {
  return { method, path, repeat: REPEAT[method], encoding: 'json', ...details }
}

/** The names of the parameters in a path. */
export type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never
