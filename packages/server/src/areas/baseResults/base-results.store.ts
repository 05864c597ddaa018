/** SQL of base results and their years. */

import { DIST_CODES } from '@polynya/domain'
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import { orConflict } from '../../db/conflicts.ts'
import type { Db, Tx } from '../../db/schema.ts'
import type { BaseResultTable } from '../../db/tables/base-result.ts'
import type { BaseYearTable } from '../../db/tables/base-year.ts'
import { Failure } from '../../failure.ts'

type BaseResultRow = Selectable<BaseResultTable>

/**
 * The year whose base results count on a day: the latest first day that is not after it decides. Null if there is none.
 * The column `active` is written for servers of the release before, which read it.
 */
export const baseYearOn = (day: RawBuilder<unknown>) => sql<number | null>`(
  select on_day.year from base_year as on_day where on_day.active_from <= ${day}
    order by on_day.active_from desc limit 1)`

const selectYears = (db: Db, today: string) =>
  db
    .selectFrom('base_year')
    .select(['year', 'active_from', 'version'])
    .select(sql<boolean>`coalesce(base_year.year = ${baseYearOn(sql`${today}::date`)}, false)`.as('active'))
    .select(({ selectFrom }) =>
      selectFrom('base_result')
        .whereRef('base_result.year', '=', 'base_year.year')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('count'),
    )

export const listYears = (db: Db, today: string) => selectYears(db, today).orderBy('year', 'desc').execute()

export type CountedYear = Awaited<ReturnType<typeof listYears>>[number]

export const getYear = (db: Db, year: number, today: string): Promise<CountedYear> =>
  selectYears(db, today)
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

interface Activation {
  readonly year: number
  readonly from: string
  readonly today: string
}

/**
 * Lets a year count from a day on. It replaces the years that count from the same day, and those that count from a day
 * between it and today: a year whose first day has come is the active one. Later years that are planned stay planned.
 */
export async function activateYear(tx: Tx, { year, from, today }: Activation) {
  await tx
    .updateTable('base_year')
    .set({ active_from: null })
    .where(({ or, and, eb }) =>
      or([eb('active_from', '=', from), and([eb('active_from', '>', from), eb('active_from', '<=', today)])]),
    )
    .execute()
  await tx.updateTable('base_year').set({ active: false }).where('active', '=', true).execute()
  await tx
    .updateTable('base_year')
    .set({ active: true, active_from: from })
    .where('year', '=', year)
    .execute()
}

/** Deletes a year with its base results. */
export async function deleteYear(tx: Tx, year: number) {
  await tx.deleteFrom('base_year').where('year', '=', year).execute()
}
