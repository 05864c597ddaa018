/** All SQL of swimmers. */

import { nameKeys, personSortKey, registryId } from '@polynya/domain'
import { type ExpressionBuilder, type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { orConflict } from '../../../db/conflicts.ts'
import type { Db, Schema, Tx } from '../../../db/schema.ts'
import type { SportRankTable } from '../../../db/tables/sport-rank.ts'
import type { SwimmerTable } from '../../../db/tables/swimmer.ts'
import { Failure } from '../../../failure.ts'
import { addClubs, addNameWords } from '../../vocabulary/vocabulary.store.ts'
import { addCandidates, findCandidates } from '../candidates/candidates.store.ts'
import { isEnteredSwimmer } from './entered-swimmers.store.ts'

/** A swimmer with the rank that counts now. */
export type SwimmerRow = Selectable<SwimmerTable> & {
  readonly rank_id: number | null
  readonly rank: SportRankTable['rank'] | null
  readonly rank_from: string | null
}

/** Swimmers with their current ranks, to be narrowed further. */
export function selectSwimmers(db: Db) {
  return db
    .selectFrom('swimmer')
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('sport_rank')
          .whereRef('sport_rank.swimmer_id', '=', 'swimmer.id')
          .select(['sport_rank.id as rank_id', 'rank', 'valid_from as rank_from'])
          .orderBy('valid_from', 'desc')
          .orderBy('sport_rank.id', 'desc')
          .limit(1)
          .as('current_rank'),
      (join) => join.onTrue(),
    )
    .selectAll('swimmer')
    .select(['rank_id', 'rank', 'rank_from'])
}

export function findSwimmer(db: Db, id: number): Promise<SwimmerRow | undefined> {
  return selectSwimmers(db).where('swimmer.id', '=', id).executeTakeFirst()
}

/** Swimmers by their ids, in no order. */
export async function listByIds(db: Db, ids: readonly number[]): Promise<SwimmerRow[]> {
  return ids.length === 0 ? [] : selectSwimmers(db).where('swimmer.id', 'in', ids).execute()
}

export function getSwimmer(db: Db, id: number): Promise<SwimmerRow> {
  return selectSwimmers(db).where('swimmer.id', '=', id).executeTakeFirstOrThrow()
}

/** The swimmer who has a registry ID, or had it in a profile that was merged into another. */
export async function findSwimmerByRegistryId(db: Db, iwsaid: string): Promise<SwimmerRow | undefined> {
  const found = await selectSwimmers(db).where('iwsaid', '=', iwsaid).executeTakeFirst()
  return (
    found ??
    selectSwimmers(db)
      .where('swimmer.id', 'in', (of) => leadingFrom(of, iwsaid))
      .executeTakeFirst()
  )
}

const leadingFrom = (of: ExpressionBuilder<Schema, 'swimmer'>, iwsaid: string) =>
  of.selectFrom('merged_registry_id').where('merged_registry_id.iwsaid', '=', iwsaid).select('swimmer_id')

interface Redirect {
  readonly iwsaid: string
  readonly swimmerId: number
  readonly at: Date
}

/** Lets the registry ID of a profile that is no more lead to the one that it was merged into. */
export function leadRegistryId(tx: Tx, { iwsaid, swimmerId, at }: Redirect) {
  const row = { iwsaid, swimmer_id: swimmerId, merged_at: at }
  return tx.insertInto('merged_registry_id').values(row).execute()
}

/** Locks a swimmer for the rest of the transaction. */
export async function lockSwimmer(tx: Tx, id: number) {
  await tx.selectFrom('swimmer').where('id', '=', id).select('id').forUpdate().execute()
}

/** The next registry ID for a last name; numbers run through all names and are never given twice. */
export async function nextRegistryId(tx: Tx, lastName: string): Promise<string> {
  const [iwsaid = ''] = await nextRegistryIds(tx, [lastName])
  return iwsaid
}

/** The next registry IDs for last names, in their order. */
export async function nextRegistryIds(tx: Tx, lastNames: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ serial: number }>`
    select nextval('registry_serial') as serial from generate_series(1, ${lastNames.length}::integer)`.execute(
    tx,
  )
  const drawn = lastNames.map((lastName, index) => registryId(lastName, rows[index]?.serial ?? 0))
  const taken = await listTaken(tx, drawn)
  const missing = lastNames.filter((_, index) => taken.has(drawn[index] ?? ''))
  const others = missing.length > 0 ? await nextRegistryIds(tx, missing) : []
  return drawn.map((iwsaid) => (taken.has(iwsaid) ? (others.shift() ?? '') : iwsaid))
}

/** Whether a swimmer has or had a registry ID. */
export const isTaken = async (tx: Tx, iwsaid: string): Promise<boolean> =>
  (await listTaken(tx, [iwsaid])).size > 0

/** Returns which registry IDs a swimmer has or had. */
async function listTaken(tx: Tx, registryIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ iwsaid: string }>`
    select iwsaid from swimmer where iwsaid = any(${registryIds}::text[])
    union all select iwsaid from retired_registry_id where iwsaid = any(${registryIds}::text[])`.execute(tx)
  return new Set(rows.map(({ iwsaid }) => iwsaid))
}

/** Fails with `duplicate_swimmer_of_another` if another account confirmed the same person in the meantime. */
export async function insertSwimmer(tx: Tx, row: Insertable<SwimmerTable>): Promise<number> {
  const [id = 0] = await insertSwimmers(tx, [row])
  return id
}

/** Rows of one statement: it has at most 65 535 parameters. */
const ROWS = 500

/** Inserts profiles and returns their IDs in the same order. Fails as `insertSwimmer`. */
export async function insertSwimmers(tx: Tx, rows: readonly Insertable<SwimmerTable>[]): Promise<number[]> {
  const ids: number[] = []
  for (let from = 0; from < rows.length; from += ROWS) {
    ids.push(...(await insertSome(tx, rows.slice(from, from + ROWS))))
  }
  return ids
}

async function insertSome(tx: Tx, rows: readonly Insertable<SwimmerTable>[]): Promise<number[]> {
  const sorted = rows.map((row) => ({ ...row, name_key: personSortKey(nameOf(row)) }))
  const inserted = await asDuplicate(tx.insertInto('swimmer').values(sorted).returning('id').execute())
  const ids = inserted.map(({ id }) => id)
  const stored = rows.flatMap((row, index) => ({ ...row, id: ids[index] ?? 0 }))
  await addNames(tx, stored)
  await addClubs(
    tx,
    rows.flatMap(({ club }) => club || []),
  )
  const confirmed = stored.filter(({ confirmed_at }) => confirmed_at)
  const [first] = confirmed
  const range = {
    from: Math.min(...confirmed.map(({ id }) => id)),
    to: Math.max(...confirmed.map(({ id }) => id)),
  }
  if (first?.confirmed_at) await addCandidates(tx, range, new Date(first.confirmed_at))
  return ids
}

export async function updateSwimmer(tx: Tx, id: number, set: Updateable<SwimmerTable>) {
  const update = tx
    .updateTable('swimmer')
    .set(set)
    .where('id', '=', id)
    .returning(['first_name', 'last_name', 'native_first_name', 'native_patronim', 'native_last_name'])
    .executeTakeFirstOrThrow()
  await replaceNames(tx, id, await asDuplicate(update))
  if (set.club) await addClubs(tx, [set.club])
  const isAnother = set.identity_key !== undefined || set.confirmed_at !== undefined
  if (isAnother && set.updated_at) await findCandidates(tx, { from: id, to: id }, set.updated_at)
}

/** A concurrent write was faster: between the query for duplicates and this write. */
const asDuplicate = <T>(write: Promise<T>) =>
  orConflict(write, {
    swimmer_identity: new Failure('duplicate_swimmer_of_another', { fields: { emailStart: '' } }),
    swimmer_identity_own: new Failure('duplicate_swimmer_own'),
    swimmer_iwsaid_key: new Failure('registry_id_taken'),
  })

type NameColumns = Pick<
  Insertable<SwimmerTable>,
  'first_name' | 'last_name' | 'native_first_name' | 'native_patronim' | 'native_last_name'
>

const nameOf = (row: NameColumns) => ({
  firstName: row.first_name,
  lastName: row.last_name,
  nativeFirstName: row.native_first_name,
  nativePatronim: row.native_patronim,
  nativeLastName: row.native_last_name,
})

async function replaceNames(tx: Tx, id: number, row: NameColumns) {
  const name_key = personSortKey(nameOf(row))
  await tx.updateTable('swimmer').set({ name_key }).where('id', '=', id).execute()
  await tx.deleteFrom('swimmer_name').where('swimmer_id', '=', id).execute()
  await addNames(tx, [{ ...row, id }])
}

async function addNames(tx: Tx, rows: readonly (NameColumns & { readonly id: number })[]) {
  const names = rows.flatMap((row) => nameKeys(nameOf(row)).map((name) => ({ swimmer_id: row.id, ...name })))
  await tx.insertInto('swimmer_name').values(names).execute()
  await addNameWords(
    tx,
    names.map(({ key }) => key),
  )
}

interface AchievedRank {
  readonly sportRank: SportRankTable['rank']
  readonly validFrom: string | null
}

/** Sets the current rank: one already known by its date or a later one is corrected, `none` forgets them all. */
export async function setRank(tx: Tx, swimmerId: number, { sportRank, validFrom }: AchievedRank) {
  const ranks = tx.deleteFrom('sport_rank').where('swimmer_id', '=', swimmerId)
  if (sportRank === 'none' || validFrom === null) return ranks.execute()
  await ranks.where('valid_from', '>=', validFrom).execute()
  return addRank(tx, swimmerId, { sportRank, validFrom })
}

/** Sets the first rank of a swimmer, if they have one. */
export async function addRank(tx: Tx, swimmerId: number, { sportRank, validFrom }: AchievedRank) {
  if (sportRank === 'none' || validFrom === null) return
  const row = { swimmer_id: swimmerId, rank: sportRank, valid_from: validFrom }
  await tx.insertInto('sport_rank').values(row).execute()
}

/** Deletes profiles and retires their registry IDs; returns the keys of the files to delete after the commit. */
export async function removeSwimmers(tx: Tx, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const files = await tx.selectFrom('stored_file').where('swimmer_id', 'in', ids).select('key').execute()
  const gone = await tx.deleteFrom('swimmer').where('id', 'in', ids).returning('iwsaid').execute()
  await tx
    .insertInto('retired_registry_id')
    .values(gone)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return files.map(({ key }) => key)
}

export const removeSwimmer = (tx: Tx, id: number) => removeSwimmers(tx, [id])

/** Deletes profiles that were not confirmed in time. */
export async function removeUnconfirmed(tx: Tx, createdBefore: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('swimmer')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', createdBefore)
    // One without the person that it was of has entries.
    .where((of) => of.not(isEnteredSwimmer(of)))
    .select('id')
    .execute()
  return removeSwimmers(
    tx,
    rows.map(({ id }) => id),
  )
}
