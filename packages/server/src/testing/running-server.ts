/** What servers that really listen need: settings with folders of their own. */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { type Config, readConfig } from '../config.ts'
import { logger } from '../log.ts'
import { fillDataFolder, openTestDatabase, type TestDatabase } from './database.ts'

export const quiet = logger({ logLevel: 'silent' })

export interface Settings {
  readonly config: Config
  drop(): Promise<void>
}

/**
 * Settings for the tested database; servers with the same ones share a PostgreSQL database.
 * @param empty a database without even the migrations
 */
export async function settings(env: Record<string, string> = {}, { empty = false } = {}): Promise<Settings> {
  const folder = await mkdtemp(join(tmpdir(), 'polynya-server-'))
  const onPostgres = inject('driver').kind === 'postgres'
  const database: TestDatabase | null = onPostgres ? await openTestDatabase({ empty }) : null
  if (!empty) fillDataFolder(folder)
  const place = database ? { DATABASE_URL: database.place } : {}
  const base = {
    DATA_DIR: folder,
    PORT: '0',
    WEB_ROOT: folder,
    MIN_FREE_MB: '0',
    LOG_LEVEL: 'silent',
    PAYMENTS_SANDBOX: '1',
  }
  const drop = async () => {
    await database?.drop()
    await rm(folder, { recursive: true, force: true })
  }
  return { config: readConfig({ ...base, ...place, ...env }), drop }
}
