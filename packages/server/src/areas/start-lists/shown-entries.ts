import { administers, type Caller } from '../../access/caller.ts'
import { fail } from '../../failure.ts'

/** Which entries a list names. */
export interface ShownEntries {
  readonly isPaid: boolean
  /** Only swimmers of this account; null is all of them. */
  readonly accountId: number | null
}

interface ListOptions {
  readonly caller: Caller
  /** The region of the event. */
  readonly region: string | null
  readonly isPaid: boolean | undefined
}

/** Paid entries for every visitor; unpaid ones by name for their own account, and all of them for administrators. */
export function shownEntries({ caller, region, isPaid = true }: ListOptions): ShownEntries {
  if (isPaid) return { isPaid, accountId: null }
  const { account } = caller
  if (account === null) return fail('sign_in_required')
  return { isPaid, accountId: administers(caller, region) ? null : account.id }
}
