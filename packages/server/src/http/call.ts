/** The input of a handler, and its result. */

import type { AuthOf, EndpointId, Parsed, V1 } from '@polynya/contract'
import type * as z from 'zod/mini'
import type { Account, Caller } from '../access/caller.ts'
import type { Deps } from '../deps.ts'
import type { CallContext } from './call-context.ts'

/** The row of the endpoint table with an id. */
export type EndpointOf<Id extends EndpointId> = Id extends `${infer Group}.${infer Name}`
  ? Group extends keyof V1
    ? Name extends keyof V1[Group]
      ? V1[Group][Name]
      : never
    : never
  : never

/** The caller, known to be signed in if the endpoint requires it. */
type CallerOf<Id extends EndpointId> =
  AuthOf<EndpointOf<Id>['route']['access']> extends 'required'
    ? Caller & { readonly account: Account }
    : Caller

export type HandlerCall<Id extends EndpointId> = Parsed<EndpointOf<Id>> &
  CallContext & { readonly caller: CallerOf<Id> }

/** Executes one call of the table; returns what the response has in `data`. Fails with `fail(reason)`. */
export type Handler<Id extends EndpointId> = (
  call: HandlerCall<Id>,
  deps: Deps,
) => Promise<z.input<EndpointOf<Id>['response']>>

/** Executes a public call whose result does not depend on the caller. */
export type HandlerForEveryone<Id extends EndpointId> = (
  call: Parsed<EndpointOf<Id>> & Pick<CallContext, 'at'>,
  deps: Deps,
) => Promise<z.input<EndpointOf<Id>['response']>>

/** Refuses a call by reading alone, before its idempotency key is reserved. */
export type EarlyRefusal<Id extends EndpointId> = (call: HandlerCall<Id>) => Promise<void>

/** A call that thousands of users make in the same minute. */
export interface HotEndpoint<Id extends EndpointId> {
  /** Executions at a time in a process; further calls wait without a database connection, which reads need. */
  readonly concurrency: number
  refuseEarly(deps: Deps): EarlyRefusal<Id>
  /** Returns the response of an earlier call, whose process was killed before it responded, from the order that it placed. */
  recover(deps: Deps): (orderId: number) => ReturnType<Handler<Id>>
}

/** A handler for every call: a missing one is a type error. */
export type Handlers = {
  readonly [Group in keyof V1]: {
    readonly [Name in keyof V1[Group]]: Handler<Extract<`${Group}.${Name & string}`, EndpointId>>
  }
}
