import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@polynya/server'
import { embedded } from '../../../packages/server/src/db/connect.ts'
import { migrate } from '../../../packages/server/src/db/migrate.ts'
import { assemble } from '../../../packages/server/src/server.ts'
import type { Installation } from '../open-installation.ts'

/** Returns a new in-memory installation; its temporary file folder is deleted on close. */
export async function testInstallation(): Promise<Installation> {
  const folder = await mkdtemp(join(tmpdir(), 'polynya-demo-'))
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'error', MIN_FREE_MB: '0', PAYMENTS_SANDBOX: '1' })
  const connection = await embedded(null)
  await migrate(connection.db)
  const { deps } = assemble(config, connection, {})
  await deps.tokens.prepare()
  const close = async () => {
    await connection.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { deps, close }
}
