/** SQL of rank norms and their years. */

import { DIST_CODES, type DistCode, NORM_RANKS, type RankNorm } from '@polynya/domain'
import type { Insertable, Selectable } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'
import type { RankNormTable } from '../../db/tables/rank-norm.ts'
import type { RankNormYearTable } from '../../db/tables/rank-norm-year.ts'
import { Failure } from '../../failure.ts'

type RankNormRow = Selectable<RankNormTable>

const selectYears = (db: Db) =>
  db
    .selectFrom('rank_norm_year')
    .selectAll('rank_norm_year')
    .select(({ selectFrom }) =>
      selectFrom('rank_norm')
        .whereRef('rank_norm.year', '=', 'rank_norm_year.year')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('count'),
    )

export const listNormYears = (db: Db) => selectYears(db).orderBy('year', 'desc').execute()

export type CountedNormYear = Awaited<ReturnType<typeof listNormYears>>[number]

export const getNormYear = (db: Db, year: number): Promise<CountedNormYear> =>
  selectYears(db)
    .where('year', '=', year)
    .executeTakeFirstOrThrow(() => new Failure('norm_year_not_found'))

/** Returns the norms of a year in the order of distances, men before women, from the highest rank down. */
export async function listNormsOf(db: Db, year: number): Promise<RankNormRow[]> {
  const rows = await db.selectFrom('rank_norm').where('year', '=', year).selectAll().execute()
  const place = ({ dist_code, gender, course_metres, rank }: RankNormRow) =>
    ((DIST_CODES.indexOf(dist_code) * 3 + gender) * 1000 + (course_metres ?? 0)) * NORM_RANKS.length +
    NORM_RANKS.indexOf(rank)
  return rows.toSorted((one, other) => place(one) - place(other))
}

/** Norms by year and distance. */
export type NormTables = ReadonlyMap<number, ReadonlyMap<DistCode, readonly RankNorm[]>>

export async function listNorms(db: Db): Promise<NormTables> {
  const rows = await db.selectFrom('rank_norm').selectAll().execute()
  const norms = rows.map((row) => ({
    ...{ year: row.year, rank: row.rank, gender: row.gender, distCode: row.dist_code },
    ...{ courseMetres: row.course_metres, timeCs: row.time_cs, minAge: row.min_age },
  }))
  const ofYear = Map.groupBy(norms, ({ year }) => year)
  return new Map([...ofYear].map(([year, of]) => [year, Map.groupBy(of, ({ distCode }) => distCode)]))
}

/** Replaces the norms of a year. */
export async function putNorms(
  tx: Tx,
  year: Insertable<RankNormYearTable>,
  norms: readonly RankNorm[],
): Promise<void> {
  await tx
    .insertInto('rank_norm_year')
    .values(year)
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet({ is_sample: year.is_sample, imported_at: year.imported_at }),
    )
    .execute()
  await tx.deleteFrom('rank_norm').where('year', '=', year.year).execute()
  await tx
    .insertInto('rank_norm')
    .values(
      norms.map(({ rank, gender, distCode, courseMetres, timeCs, minAge }) => ({
        ...{ year: year.year, rank, gender, dist_code: distCode, course_metres: courseMetres },
        ...{ time_cs: timeCs, min_age: minAge },
      })),
    )
    .execute()
}

/** Deletes a year with its norms. */
export const deleteNormYear = (tx: Tx, year: number) =>
  tx.deleteFrom('rank_norm_year').where('year', '=', year).execute()

/** Has the ranks of results from a year on computed again, from the first swimmer on. */
export const requestRefresh = (tx: Tx, year: number) =>
  tx
    .insertInto('rank_refresh')
    .values({ id: 1, from_year: year, next_swimmer_id: 1 })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ fn, ref, val }) => ({
        from_year: fn<number>('least', [ref('rank_refresh.from_year'), val(year)]),
        next_swimmer_id: 1,
      })),
    )
    .execute()
