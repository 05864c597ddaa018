/** PostgreSQL tidies up by itself; the embedded one has no process that would: dead rows and old statistics stay. */

import { vacuum } from '../db/maintenance.ts'
import type { Database } from '../db/schema.ts'
import type { JobKind } from './jobs.ts'

/** Every night, at another hour than other work. */
export const tidyJob = (db: Database): JobKind => ({
  name: 'database.tidy',
  retries: 1,
  schedule: '40 3 * * *',
  run: async () => {
    await vacuum(db)
  },
})
