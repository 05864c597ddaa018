import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
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

  it('copies again where a copy was interrupted', async () => {
    const connection = await connect(settings())
    await migrate(connection.db, OLDER)
    // As the process was killed in the middle of copying.
    const part = join(dataDir, 'upgrades', 'before-003-events.part')
    await mkdir(part, { recursive: true })
    await writeFile(join(part, 'PG_VERSION'), '')
    await migrateSafely(connection, settings())
    await connection.close()
    expect(await readdir(join(dataDir, 'upgrades'))).toEqual(['before-003-events'])
    const copy = await embedded(join(dataDir, 'upgrades', 'before-003-events'))
    expect(await pendingMigrations(copy.db)).toEqual(NEWER)
    await copy.close()
  })

  it('copies nothing of a new installation, and does nothing where nothing is to be done', async () => {
    const connection = await connect(settings())
    await migrateSafely(connection, settings())
    await migrateSafely(connection, settings())
    await connection.close()
    expect(existsSync(join(dataDir, 'upgrades'))).toBe(false)
  })

  it('runs a migration that was merged after a later one', async () => {
    const connection = await connect(settings())
    const second = Object.keys(OLDER)[1] ?? ''
    const later = { [NEWER[0] ?? '']: { up: async () => {} } }
    const { [second]: _missed, ...merged } = { ...OLDER, ...later }
    await migrate(connection.db, merged)
    expect(await pendingMigrations(connection.db)).toEqual([second, ...NEWER.slice(1)])
    await migrate(connection.db, { ...OLDER, ...later })
    expect(await pendingMigrations(connection.db)).toEqual(NEWER.slice(1))
    await connection.close()
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
