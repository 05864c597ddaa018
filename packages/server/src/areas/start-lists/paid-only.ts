import type { Caller } from '../../access/caller.ts'
import { fail } from '../../http/failure.ts'

/** Which entries a list shows; who has not paid is named to accounts alone. */
export function isPaidFor({ account }: Caller, asked: boolean | undefined): boolean {
  if (asked === false && account === null) fail('sign_in_required')
  return asked ?? true
}
