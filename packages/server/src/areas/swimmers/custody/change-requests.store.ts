/** SQL of requests to change who a swimmer is. */

import type { ChangeState } from '@polynya/contract'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { orConflict } from '../../../db/conflicts.ts'
import type { Db, Tx } from '../../../db/schema.ts'
import type { ChangeRequestTable } from '../../../db/tables/change-request.ts'
import type { SwimmerTable } from '../../../db/tables/swimmer.ts'
import { Failure } from '../../../failure.ts'
import type { SwimmerNames } from '../../../mail/swimmer-name.ts'

/** A request with the identity as it is now. */
export type ChangeRow = Selectable<ChangeRequestTable> &
  Pick<Selectable<SwimmerTable>, 'iwsaid' | 'gender' | 'dob' | 'region' | keyof SwimmerNames> & {
    readonly owner_id: number | null
  }

const selectChanges = (db: Db) =>
  db
    .selectFrom('change_request')
    .innerJoin('swimmer', 'swimmer.id', 'change_request.swimmer_id')
    .selectAll('change_request')
    .select([
      'iwsaid',
      'first_name',
      'last_name',
      'native_first_name',
      'native_last_name',
      'gender',
      'dob',
      'region',
      'swimmer.account_id as owner_id',
    ])

export const getChange = (db: Db, id: number): Promise<ChangeRow> =>
  selectChanges(db).where('change_request.id', '=', id).executeTakeFirstOrThrow()

export const findLastChange = (db: Db, swimmerId: number): Promise<ChangeRow | undefined> =>
  selectChanges(db)
    .where('swimmer_id', '=', swimmerId)
    .orderBy('change_request.id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** A request, locked together with its swimmer for the rest of the transaction. */
export async function lockChange(tx: Tx, id: number): Promise<ChangeRow | undefined> {
  return selectChanges(tx).where('change_request.id', '=', id).forUpdate().executeTakeFirst()
}

/** Fails with `change_request_open` where the swimmer has an open one. */
export async function insertChange(tx: Tx, row: Insertable<ChangeRequestTable>): Promise<number> {
  const insert = tx.insertInto('change_request').values(row).returning('id').executeTakeFirstOrThrow()
  const { id } = await orConflict(insert, { change_request_open: new Failure('change_request_open') })
  return id
}

export function updateChange(tx: Tx, id: number, set: Updateable<ChangeRequestTable>) {
  return tx.updateTable('change_request').set(set).where('id', '=', id).execute()
}

/** Withdraws the open request of a swimmer; answers its id where there was one. */
export async function withdrawOpenChange(tx: Tx, swimmerId: number, at: Date): Promise<number | undefined> {
  const row = await tx
    .updateTable('change_request')
    .set({ state: 'withdrawn', decided_at: at })
    .where('swimmer_id', '=', swimmerId)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

interface ChangesPage {
  readonly state: ChangeState
  /** The regions that the caller administers; null is all. */
  readonly regions: readonly string[] | null
  readonly order: 'asc' | 'desc'
  readonly limit: number
  readonly offset: number
}

export async function listChanges(db: Db, { state, regions, order, limit, offset }: ChangesPage) {
  const found = selectChanges(db)
    .where('state', '=', state)
    .$if(regions !== null, (query) => query.where('region', 'in', [...(regions ?? [])]))
  const rows: ChangeRow[] = await found
    .orderBy('change_request.id', order)
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await found
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}
