import type { TransferOffer } from '@polynya/contract'
import { isMinor } from '@polynya/domain'
import type { Db } from '../../../db/schema.ts'
import type { Deps } from '../../../deps.ts'
import { federationDate } from '../../site/federation-date.ts'
import { swimmerCard } from '../profile/swimmer-view.ts'
import { getSwimmer } from '../profile/swimmers.store.ts'
import type { TransferRow } from './transfers.store.ts'

/** Returns an offer as both parties see it, with the public data of the swimmer. */
export async function transferView(
  db: Db,
  row: TransferRow,
  deps: Pick<Deps, 'clock'>,
): Promise<TransferOffer> {
  return {
    id: row.id,
    swimmer: swimmerCard(await getSwimmer(db, row.swimmer_id), 'public'),
    email: row.email,
    from: row.from,
    isMinor: isMinor(row.dob, await federationDate(db, deps.clock.now())),
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  }
}
