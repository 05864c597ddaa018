import { mkdir } from 'node:fs/promises'
import { type Config, connectDirectly } from '@polynya/server'
import { migrateSafely } from '../../packages/server/src/db/upgrade.ts'
import { assemble } from '../../packages/server/src/server.ts'
import type { Deps } from './open-world.ts'

export interface Installation {
  readonly deps: Deps
  close(): Promise<void>
}

/** Opens and migrates the database of a configuration, without a server. */
export async function openInstallation(config: Config): Promise<Installation> {
  await mkdir(config.dataDir, { recursive: true })
  const connection = await connectDirectly(config)
  try {
    await migrateSafely(connection, config)
    const { deps } = assemble(config, connection, {})
    await deps.tokens.prepare()
    return { deps, close: () => connection.close() }
  } catch (problem) {
    await connection.close()
    throw problem
  }
}
