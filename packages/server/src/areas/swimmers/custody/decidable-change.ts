import { administers, type Caller } from '../../../access/caller.ts'
import type { Tx } from '../../../db/schema.ts'
import { fail } from '../../../failure.ts'
import { type ChangeRow, lockChange } from './change-requests.store.ts'

/** An open request that the caller may decide, locked; one of another region does not exist for them. */
export async function decidableChange(tx: Tx, id: number, caller: Caller): Promise<ChangeRow> {
  const row = await lockChange(tx, id)
  if (!row || !administers(caller, row.region)) return fail('change_request_not_found')
  return row.state === 'open' ? row : fail('change_request_decided')
}
