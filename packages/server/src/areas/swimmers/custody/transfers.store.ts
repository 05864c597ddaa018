/** SQL of offers of profiles to other accounts. */

import type { Insertable, Selectable } from 'kysely'
import { sql } from 'kysely'
import { orConflict } from '../../../db/conflicts.ts'
import type { Db, Tx } from '../../../db/schema.ts'
import type { SwimmerTable } from '../../../db/tables/swimmer.ts'
import type { TransferOfferTable } from '../../../db/tables/transfer-offer.ts'
import { Failure } from '../../../failure.ts'
import type { SwimmerNames } from '../../../mail/swimmer-name.ts'

/** An offer with its swimmer, and the name of the account that made it. */
export type TransferRow = Selectable<TransferOfferTable> &
  Pick<Selectable<SwimmerTable>, 'iwsaid' | 'dob' | keyof SwimmerNames> & {
    readonly from: string
    /** Whose the swimmer is now. */
    readonly owner_id: number | null
  }

const selectOffers = (db: Db) =>
  db
    .selectFrom('transfer_offer')
    .innerJoin('swimmer', 'swimmer.id', 'transfer_offer.swimmer_id')
    .innerJoin('account', 'account.id', 'transfer_offer.account_id')
    .selectAll('transfer_offer')
    .select(['iwsaid', 'swimmer.first_name', 'swimmer.last_name', 'native_first_name', 'native_last_name'])
    .select(['dob', 'swimmer.account_id as owner_id'])
    .select(sql<string>`account.first_name || ' ' || account.last_name`.as('from'))

export const getOffer = (db: Db, id: number): Promise<TransferRow> =>
  selectOffers(db).where('transfer_offer.id', '=', id).executeTakeFirstOrThrow()

/** An offer, locked together with its swimmer for the rest of the transaction. */
export const lockOffer = (tx: Tx, id: number): Promise<TransferRow | undefined> =>
  selectOffers(tx)
    .where('transfer_offer.id', '=', id)
    .forUpdate(['transfer_offer', 'swimmer'])
    .executeTakeFirst()

/** The side of offers: those that an account made, or those for the account with an e-mail. */
type Side = { readonly accountId: number } | { readonly email: string }

/** Open offers, the newest first; one whose owner is another by now is over. */
export const listOpenOffers = (db: Db, side: Side, now: Date): Promise<TransferRow[]> =>
  selectOffers(db)
    .where((is) =>
      'email' in side
        ? is('transfer_offer.email', '=', side.email)
        : is('transfer_offer.account_id', '=', side.accountId),
    )
    .where('state', '=', 'open')
    .where('expires_at', '>', now)
    .whereRef('swimmer.account_id', '=', 'transfer_offer.account_id')
    .orderBy('transfer_offer.id', 'desc')
    .execute()

/** Fails with `transfer_open` where the swimmer is offered already. */
export async function insertOffer(tx: Tx, row: Insertable<TransferOfferTable>): Promise<number> {
  const insert = tx.insertInto('transfer_offer').values(row).returning('id').executeTakeFirstOrThrow()
  const { id } = await orConflict(insert, { transfer_offer_open: new Failure('transfer_open') })
  return id
}

type End = Pick<Selectable<TransferOfferTable>, 'state' | 'closed_at'>

export const closeOffer = (tx: Tx, id: number, end: End) =>
  tx.updateTable('transfer_offer').set(end).where('id', '=', id).execute()

/** Withdraws the open offer of a swimmer, whatever it is worth. */
export const withdrawOpenOffer = (tx: Tx, swimmerId: number, now: Date) =>
  openOffersOf(tx, swimmerId, now).execute()

interface Lapsed {
  readonly swimmerId: number
  /** Whose the swimmer is now. */
  readonly ownerId: number
  readonly now: Date
}

/** Withdraws an open offer that can no longer be accepted: it has expired, or a former owner made it. */
export const withdrawLapsedOffer = (tx: Tx, { swimmerId, ownerId, now }: Lapsed) =>
  openOffersOf(tx, swimmerId, now)
    .where((is) => is.or([is('expires_at', '<=', now), is('account_id', '!=', ownerId)]))
    .execute()

const openOffersOf = (tx: Tx, swimmerId: number, now: Date) =>
  tx
    .updateTable('transfer_offer')
    .set({ state: 'withdrawn', closed_at: now })
    .where('swimmer_id', '=', swimmerId)
    .where('state', '=', 'open')

/** Forgets offers that ended long ago: they hold addresses of people who may never have answered. */
export function removeOldOffers(db: Db, endedBefore: Date) {
  return db.deleteFrom('transfer_offer').where('expires_at', '<', endedBefore).execute()
}
