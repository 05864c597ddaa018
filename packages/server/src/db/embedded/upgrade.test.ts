import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { connect, embedded } from '../connect.ts'
import { migrate, pendingMigrations } from '../migrate.ts'
import { migrations } from '../migrations/migrations.ts'
import { migrateSafely } from '../upgrade.ts'

const OLDER = Object.fromEntries(Object.entries(migrations).slice(0, 2))
const NEWER = Object.keys(migrations).slice(2)

describe('an upgrade of the embedded database', () => {
  let dataDir: string
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'polynya-upgrade-'))
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  const settings = () => ({ dataDir, databaseUrl: null })

  it('copies what is there before it migrates, and the copy opens as it was', async () => {
    const connection = await connect(settings())
    await migrate(connection.db, OLDER)
    await migrateSafely(connection, settings())
    expect(await pendingMigrations(connection.db)).toEqual([])
    await connection.close()

    const copy = await embedded(join(dataDir, 'upgrades', 'before-003-events'))
    expect(await pendingMigrations(copy.db)).toEqual(NEWER)
    const accounts = await copy.db.selectFrom('account').select('id').orderBy('id').execute()
    expect(accounts).toEqual([{ id: 1 }, { id: 5 }])
    await copy.close()
  })

  it('copies nothing of a new installation, and does nothing where nothing is to be done', async () => {
    const connection = await connect(settings())
    await migrateSafely(connection, settings())
    await migrateSafely(connection, settings())
    await connection.close()
    expect(existsSync(join(dataDir, 'upgrades'))).toBe(false)
  })

  it('leaves the database as it was where a migration fails', async () => {
    const connection = await connect(settings())
    await migrate(connection.db, OLDER)
    const broken = { ...OLDER, '003-broken': { up: () => Promise.reject(new Error('broken')) } }
    await expect(migrate(connection.db, broken)).rejects.toThrow('broken')
    expect(await pendingMigrations(connection.db)).toEqual(NEWER)
    await connection.close()
  })
})
