/** An event's descriptions, one a language. */

import type { Language } from '@polynya/contract'
import type { Selectable } from 'kysely'
import { orConflict } from '../../../db/conflicts.ts'
import type { Tx } from '../../../db/schema.ts'
import type { DescriptionTable } from '../../../db/tables/description.ts'
import { Failure } from '../../../failure.ts'

type Row = Selectable<DescriptionTable>

export function findDescription(tx: Tx, eventId: number, lang: Language): Promise<Row | undefined> {
  return tx
    .selectFrom('description')
    .where('event_id', '=', eventId)
    .where('lang', '=', lang)
    .selectAll()
    .executeTakeFirst()
}

/** Fails with `description_exists` where the event has one in that language. */
export function insertDescription(tx: Tx, row: Omit<Row, 'id'>): Promise<Row> {
  return orConflict(tx.insertInto('description').values(row).returningAll().executeTakeFirstOrThrow(), {
    description_event_id_lang_key: new Failure('description_exists'),
  })
}

export async function updateDescription(tx: Tx, id: number, html: string) {
  await tx.updateTable('description').set({ html }).where('id', '=', id).execute()
}

export async function deleteDescription(tx: Tx, id: number) {
  await tx.deleteFrom('description').where('id', '=', id).execute()
}
