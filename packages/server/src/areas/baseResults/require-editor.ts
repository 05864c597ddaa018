import { type Account, editsBaseResults } from '../../access/caller.ts'
import { fail } from '../../failure.ts'

/** Fails with `no_access` for administrators of one region: base results belong to no region. */
export function requireEditor({ account }: { readonly account: Account }) {
  if (!editsBaseResults(account.rights)) fail('no_access')
}
