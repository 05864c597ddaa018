/** SQL of templates of diplomas and of the persons who receive them. */

import type { DiplomaKind, DiplomaTemplate } from '@polynya/domain'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'

export interface TemplateKey {
  readonly eventId: number
  readonly kind: DiplomaKind
}

export type TemplateRow = NonNullable<Awaited<ReturnType<typeof findTemplate>>>

/** Returns what an event has changed of a template. */
export const findTemplate = (db: Db, { eventId, kind }: TemplateKey) =>
  db
    .selectFrom('diploma_template')
    .where('event_id', '=', eventId)
    .where('kind', '=', kind)
    .selectAll()
    .executeTakeFirst()

interface StoredTemplate extends TemplateKey {
  readonly template: DiplomaTemplate | null
  readonly background: string | null
  readonly at: Date
}

/** Stores a template and increases its version. The caller holds the lock of the event. */
export const storeTemplate = (tx: Tx, { eventId, kind, template, background, at }: StoredTemplate) => {
  const columns = { template: template && JSON.stringify(template), background, updated_at: at }
  return tx
    .insertInto('diploma_template')
    .values({ event_id: eventId, kind, version: 1, ...columns })
    .onConflict((known) =>
      known
        .columns(['event_id', 'kind'])
        .doUpdateSet({ ...columns, version: sql`diploma_template.version + 1` }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Returns the templates that an event has changed. */
export async function listOwnTemplates(db: Db, eventId: number) {
  const rows = await db
    .selectFrom('diploma_template')
    .where('event_id', '=', eventId)
    .select(['kind', 'template'])
    .orderBy('kind')
    .execute()
  return rows.flatMap(({ kind, template }) => (template ? [{ kind, template }] : []))
}

/** Returns the IDs of swimmers by registry ID; of a merged profile that of the one that remains. */
export async function swimmerIds(db: Db, iwsaids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ readonly iwsaid: string; readonly id: number }>`
    select iwsaid, id from swimmer where iwsaid = any(${iwsaids}::text[])
    union all
    select iwsaid, swimmer_id from merged_registry_id where iwsaid = any(${iwsaids}::text[])`.execute(db)
  return new Map(rows.map(({ iwsaid, id }) => [iwsaid, id]))
}

/** Whether a swimmer belongs to an account. */
export async function isSwimmerOf(db: Db, iwsaid: string | null, accountId: number): Promise<boolean> {
  if (iwsaid === null) return false
  const row = await db
    .selectFrom('swimmer')
    .where('iwsaid', '=', iwsaid)
    .where('account_id', '=', accountId)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}
