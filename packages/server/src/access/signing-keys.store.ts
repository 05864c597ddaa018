import type { Insertable } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { SigningKeyTable } from '../db/tables/signing-key.ts'

/** Returns the keys of all processes, oldest first. */
export const listSigningKeys = (db: Db) =>
  db.selectFrom('signing_key').selectAll().orderBy('created_at').execute()

export const insertSigningKey = (db: Db, row: Insertable<SigningKeyTable>) =>
  db.insertInto('signing_key').values(row).execute()
