import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { type Connection, connect } from '../db/connect.ts'
import type { TestApp } from './test-app.ts'

interface HandedOver {
  /** The environment of a program that opens the database of the app. */
  readonly env: Record<string, string>
  /** Opens the database once no program has it open. */
  open(): Promise<Connection>
  drop(): Promise<void>
}

/** Hands the database of an app over to programs of their own: the embedded one is closed, and copied. */
export async function handOver(world: TestApp): Promise<HandedOver> {
  const folder = await mkdtemp(join(tmpdir(), 'polynya-handed-'))
  const onPostgres = inject('driver').kind === 'postgres'
  if (!onPostgres) {
    await world.connection.close()
    await cp(world.place, join(folder, 'database'), { recursive: true })
  }
  const base = { DATA_DIR: folder, PORT: '0', WEB_ROOT: folder, MIN_FREE_MB: '0' }
  return {
    env: { ...base, ...(onPostgres && { DATABASE_URL: world.place }) },
    open: () => connect({ dataDir: folder, databaseUrl: onPostgres ? world.place : null }),
    async drop() {
      await rm(folder, { recursive: true, force: true })
      if (onPostgres) return world.stop()
      // Its connection is closed already.
      await world.app.close()
      await rm(world.place, { recursive: true, force: true })
    },
  }
}
