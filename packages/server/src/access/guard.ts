import { type Cell, cellFor, type Endpoint, type TokenScope } from '@polynya/contract'
import { fail } from '../http/failure.ts'
import type { Caller } from './caller.ts'

/**
 * Lets a call through or ends it, by the role × call table: a visitor gets a 401, somebody signed in a 403, before
 * anything else happens. Answers how much the caller may see or change.
 */
export function guard(group: string, { route }: Pick<Endpoint, 'route'>, caller: Caller): Cell {
  const cell = cellFor(route.access, caller.roles)
  if (cell === 'none') return fail(caller.account ? 'no_access' : 'sign_in_required')
  if (caller.scopes && route.repeat !== 'safe' && !caller.scopes.includes(group as TokenScope)) {
    return fail('token_scope')
  }
  return cell
}
