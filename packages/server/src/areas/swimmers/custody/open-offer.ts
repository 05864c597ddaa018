import type { Account } from '../../../access/caller.ts'
import type { Tx } from '../../../db/schema.ts'
import type { Deps } from '../../../deps.ts'
import { fail } from '../../../failure.ts'
import { lockOffer, type TransferRow } from './transfers.store.ts'

/** The accounts that may see an offer: the one that made it, and the one that it is for. */
type Party = 'giver' | 'receiver'

interface Wanted {
  readonly id: number
  readonly party: Party
  readonly account: Account
}

/** An offer that can still be answered, locked; one between other people does not exist for the caller. */
export async function openOffer(
  tx: Tx,
  { id, party, account }: Wanted,
  { clock }: Pick<Deps, 'clock'>,
): Promise<TransferRow> {
  const row = await lockOffer(tx, id)
  const isParty = party === 'giver' ? row?.account_id === account.id : row?.email === account.email
  if (!row || !isParty) return fail('transfer_not_found')
  const isOpen = row.state === 'open' && row.expires_at > clock.now() && row.owner_id === row.account_id
  return isOpen ? row : fail('transfer_over')
}
