/** Once a run: a PostgreSQL with a database that holds all migrations, which every test file takes as its template. */

import type { TestProject } from 'vitest/node'
import { connect } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'
import { startPostgres } from './postgres.ts'

const TEMPLATE = 'polynya_template'

export async function setup(project: TestProject) {
  const postgres = await startPostgres()
  if (!postgres) throw new Error('No PostgreSQL was found')
  await postgres.createDatabase(TEMPLATE)
  const connection = await connect({ databaseUrl: postgres.urlOf(TEMPLATE), dataDir: '' })
  await migrate(connection.db)
  await connection.close()
  project.provide('driver', { kind: 'postgres', server: postgres.urlOf('postgres'), template: TEMPLATE })
  return () => postgres.stop()
}
