/** Statements about the database itself. */

import { sql } from 'kysely'
import type { Db } from './schema.ts'

/** Resolves if the database responds. */
export const ping = (db: Db) => sql`select 1`.execute(db)

/** Removes dead rows and refreshes the planner's statistics. */
export const vacuum = (db: Db) => sql`vacuum analyze`.execute(db)
