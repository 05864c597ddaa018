/** SQL of tested restores. */

import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { RestoreTestTable } from '../../db/tables/restore-test.ts'

export const insertRestoreTest = (db: Db, row: Insertable<RestoreTestTable>) =>
  db.insertInto('restore_test').values(row).execute()

export const latestRestoreTest = (db: Db): Promise<Selectable<RestoreTestTable> | undefined> =>
  db.selectFrom('restore_test').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst()
