/** Once a run: an embedded database with all migrations, which every test file copies. */

import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { embedded } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'
import { folderForTests } from './folder.ts'

export async function setup(project: TestProject) {
  const folder = await mkdtemp(join(folderForTests(), 'polynya-template-'))
  const connection = await embedded(folder)
  await migrate(connection.db)
  await connection.close()
  project.provide('driver', { kind: 'embedded', template: folder })
  return () => rm(folder, { recursive: true, force: true })
}
