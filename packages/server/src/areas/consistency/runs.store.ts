/** SQL of the runs of the checks of the stored data. */

import { type CheckOutcome, RETAINED_RUNS } from '@polynya/domain'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'
import type { ConsistencyRunTable } from '../../db/tables/consistency-run.ts'
import { Failure } from '../../failure.ts'

export type Run = Selectable<ConsistencyRunTable>

/** Opens a run unless one is open. Returns the open one. */
export async function openRun(tx: Tx, requestedAt: Date): Promise<Run> {
  await tx
    .insertInto('consistency_run')
    .values({ requested_at: requestedAt })
    .onConflict((open) => open.doNothing())
    .execute()
  return tx
    .selectFrom('consistency_run')
    .where('completed_at', 'is', null)
    .selectAll()
    .executeTakeFirstOrThrow()
}

/** Locks the open run, unless another process has. */
export const lockOpenRun = (tx: Tx): Promise<Run | undefined> =>
  tx
    .selectFrom('consistency_run')
    .where('completed_at', 'is', null)
    .selectAll()
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

/** Adds what a check of an open run found. */
export const addOutcome = (tx: Tx, { id }: Pick<Run, 'id'>, outcome: CheckOutcome) =>
  tx
    .updateTable('consistency_run')
    .where('id', '=', id)
    .set({ outcomes: sql`outcomes || ${JSON.stringify([outcome])}::jsonb` })
    .execute()

/** Closes a run, and removes those that are too old to be of use. */
export async function closeRun(tx: Tx, { id }: Pick<Run, 'id'>, completedAt: Date) {
  await tx.updateTable('consistency_run').where('id', '=', id).set({ completed_at: completedAt }).execute()
  await tx
    .deleteFrom('consistency_run')
    .where('id', 'in', (runs) =>
      runs.selectFrom('consistency_run').select('id').orderBy('id', 'desc').offset(RETAINED_RUNS),
    )
    .execute()
}

/** Cancels a run that is open. */
export const cancelRun = (tx: Tx, id: number, at: Date) =>
  tx
    .updateTable('consistency_run')
    .where('id', '=', id)
    .where('completed_at', 'is', null)
    .set({ completed_at: at, is_cancelled: true })
    .execute()

export const getRun = (db: Db, id: number): Promise<Run> =>
  db
    .selectFrom('consistency_run')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirstOrThrow(() => new Failure('consistency_run_not_found'))

/** The completed run before another one. */
export const runBefore = (db: Db, { id }: Pick<Run, 'id'>): Promise<Run | undefined> =>
  db
    .selectFrom('consistency_run')
    .where('id', '<', id)
    .where('completed_at', 'is not', null)
    .where('is_cancelled', '=', false)
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirst()

interface Page {
  readonly order: 'asc' | 'desc'
  readonly limit: number
  readonly offset: number
}

export const listRuns = (db: Db, { order, limit, offset }: Page) =>
  db
    .selectFrom('consistency_run')
    .selectAll()
    .select(sql<number>`(count(*) over ())::integer`.as('total'))
    .orderBy('id', order)
    .limit(limit)
    .offset(offset)
    .execute()

/** Registry IDs of swimmers by ID. */
export async function registryIdsOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('swimmer')
    .where(sql<boolean>`id = any(${ids}::integer[])`)
    .select(['id', 'iwsaid'])
    .execute()
  return new Map(rows.map(({ id, iwsaid }) => [id, iwsaid]))
}
