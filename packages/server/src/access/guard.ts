import { type Cell, cellFor, type Endpoint, scopesOf, type TokenScope } from '@polynya/contract'
import { fail } from '../failure.ts'
import type { Caller } from './caller.ts'

/**
 * Lets a call through or ends it, by the role × call table and by the scopes of a personal access token: a visitor gets
 * a 401, a signed-in caller a 403, before anything else happens. Returns how much the caller may see or change.
 */
export function guard(group: string, endpoint: Pick<Endpoint, 'route' | 'scopes'>, caller: Caller): Cell {
  const cell = cellFor(endpoint.route.access, caller.roles)
  if (cell === 'none') return fail(caller.account ? 'no_access' : 'sign_in_required')
  requireScope(caller, scopesOf(group, endpoint))
  return cell
}

/** Fails with `token_scope` where the call has a personal access token that has none of these scopes. */
export function requireScope({ scopes }: Caller, needed: readonly TokenScope[]): void {
  if (scopes && !needed.some((scope) => scopes.includes(scope))) fail('token_scope')
}
