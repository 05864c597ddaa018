/** SQL of base results and their years. */

import { DIST_CODES } from '@polynya/domain'
import type { Insertable, Selectable } from 'kysely'
import { orConflict } from '../../db/conflicts.ts'
import type { Db, Tx } from '../../db/schema.ts'
import type { BaseResultTable } from '../../db/tables/base-result.ts'
import type { BaseYearTable } from '../../db/tables/base-year.ts'
import { Failure, fail } from '../../failure.ts'

type BaseResultRow = Selectable<BaseResultTable>

const selectYears = (db: Db) =>
  db
    .selectFrom('base_year')
    .selectAll('base_year')
    .select(({ selectFrom }) =>
      selectFrom('base_result')
        .whereRef('base_result.year', '=', 'base_year.year')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('count'),
    )

export const listYears = (db: Db) => selectYears(db).orderBy('year', 'desc').execute()

export type CountedYear = Awaited<ReturnType<typeof listYears>>[number]

export const getYear = (db: Db, year: number): Promise<CountedYear> =>
  selectYears(db)
    .where('year', '=', year)
    .executeTakeFirstOrThrow(() => new Failure('base_year_not_found'))

/** Locks a year until the end of the transaction: its changes happen one after another. */
export const lockYear = (tx: Tx, year: number): Promise<Selectable<BaseYearTable>> =>
  tx
    .selectFrom('base_year')
    .where('year', '=', year)
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow(() => new Failure('base_year_not_found'))

/** Locks all years in their order until the end of the transaction, so that activations happen one after another. */
export const lockYears = (tx: Tx): Promise<Selectable<BaseYearTable>[]> =>
  tx.selectFrom('base_year').selectAll().orderBy('year').forUpdate().execute()

/** Returns the base results of a year in the order of distances, women after men. */
export async function listBaseResults(db: Db, year: number): Promise<BaseResultRow[]> {
  const rows = await db.selectFrom('base_result').where('year', '=', year).selectAll().execute()
  const place = ({ dist_code, gender }: BaseResultRow) => DIST_CODES.indexOf(dist_code) * 3 + gender
  return rows.toSorted((one, other) => place(one) - place(other))
}

export const insertYear = (tx: Tx, year: number) =>
  orConflict(tx.insertInto('base_year').values({ year, active_from: null }).execute(), {
    base_year_pkey: new Failure('base_year_exists'),
  })

export async function copyBaseResults(tx: Tx, from: number, to: number) {
  await tx
    .insertInto('base_result')
    .columns(['year', 'gender', 'dist_code', 'time_cs'])
    .expression(({ selectFrom, val }) =>
      selectFrom('base_result')
        .where('year', '=', from)
        .select(({ ref }) => [
          val(to).$castTo<number>().as('year'),
          ref('gender').as('gender'),
          ref('dist_code').as('dist_code'),
          ref('time_cs').as('time_cs'),
        ]),
    )
    .execute()
}

export async function setBaseResults(tx: Tx, rows: readonly Insertable<BaseResultTable>[]) {
  if (rows.length === 0) return
  await tx
    .insertInto('base_result')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['year', 'gender', 'dist_code'])
        .doUpdateSet(({ ref }) => ({ time_cs: ref('excluded.time_cs') })),
    )
    .execute()
}

export async function removeBaseResult(tx: Tx, { year, gender, dist_code }: Omit<BaseResultRow, 'time_cs'>) {
  await tx
    .deleteFrom('base_result')
    .where('year', '=', year)
    .where('gender', '=', gender)
    .where('dist_code', '=', dist_code)
    .execute()
}

export async function raiseVersion(tx: Tx, year: number) {
  await tx
    .updateTable('base_year')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('year', '=', year)
    .execute()
}

/** Makes a year the active one; the one before it becomes inactive. */
export async function activateYear(tx: Tx, year: number, from: string) {
  await tx.updateTable('base_year').set({ active: false }).where('active', '=', true).execute()
  await tx
    .updateTable('base_year')
    .set({ active: true, active_from: from })
    .where('year', '=', year)
    .execute()
}

/** Deletes a year with its base results. */
export async function deleteYear(tx: Tx, year: number) {
  const { active } = await lockYear(tx, year)
  if (active) fail('base_year_active')
  await tx.deleteFrom('base_year').where('year', '=', year).execute()
}
