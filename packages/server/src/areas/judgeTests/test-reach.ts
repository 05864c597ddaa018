import type { Cell } from '@polynya/contract'
import { type Account, regionsOf } from '../../access/caller.ts'
import type { TestReach } from './judge-tests.store.ts'

interface ReachingCall {
  readonly caller: { readonly account: Account }
  readonly cell: Cell
}

/** The tests that a caller may know of: their own; administrators those of their regions, too. */
export function reachOf({ caller: { account }, cell }: ReachingCall): TestReach {
  return { accountId: account.id, regions: cell === 'all' ? regionsOf(account.rights) : [] }
}

/** The tests of a list: the own ones unless `all` requests every one that the caller may know of. */
export const listReach = (call: ReachingCall, all: 'my' | 'all' | undefined): TestReach =>
  all === 'all' ? reachOf(call) : { accountId: call.caller.account.id, regions: [] }
