import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { confirmedSwimmer } from '../areas/swimmers/testing/confirmed-swimmer.ts'
import { embedded } from '../db/connect.ts'
import { pendingMigrations } from '../db/migrate.ts'
import { openTestDatabase } from '../testing/database.ts'
import { type TestAccount, type TestApp, testApp } from '../testing/test-app.ts'
import { writeBackup } from './backup.ts'
import { restoreBackup } from './restore.ts'

describe('a backup', () => {
  let world: TestApp
  let owner: TestAccount
  let folder: string
  beforeAll(async () => {
    world = await testApp()
    owner = await world.account(['superAdmin'])
    const { id } = await confirmedSwimmer(owner, { isParaswimmer: true })
    const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer()
    const file = new File([Uint8Array.from(bytes)], 'photo.jpg')
    await owner.client.swimmers.uploadAvatar({ params: { id }, body: { file } })
    await owner.client.swimmers.uploadDocument({ params: { id }, body: { file } })
    await owner.client.events.create({
      body: { name: 'Кубок Тюмени', startDate: '2026-01-24', waterTemp: 1.4 },
    })
    // Its table generates IDs always, which a restored row has to override.
    const device = {
      endpoint: 'https://push.polynya.test/1',
      p256dh: 'key',
      auth: 'secret',
      language: 'ru' as const,
    }
    await world.deps.db
      .insertInto('push_subscription')
      .values({ ...device, account_id: owner.id, created_at: world.deps.clock.now() })
      .execute()
    folder = await mkdtemp(join(tmpdir(), 'polynya-backups-'))
  })
  afterAll(async () => {
    await world.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const backUp = async (name: string) => {
    await writeBackup(join(folder, name), world.deps)
    return join(folder, name)
  }

  it('brings everything back, to the digest', async () => {
    const path = await backUp('whole')
    const other = await testApp()
    await restoreBackup(path, other.deps)
    await other.deps.tokens.prepare()
    const credentials = { username: owner.email, password: owner.password }
    const { accessToken } = await other.visitor.user.authenticate({ body: credentials })
    const client = other.client({ authorization: `Bearer ${accessToken}` })
    const { swimmers, total } = await client.swimmers.my()
    expect(total).toBe(1)
    expect((await other.app.inject(swimmers[0]?.avatarImage ?? '')).statusCode).toBe(200)
    const { document } = await client.swimmers.document({ params: { id: swimmers[0]?.id ?? 0 } })
    const headers = { authorization: `Bearer ${accessToken}` }
    expect((await other.app.inject({ url: document?.url ?? '', headers })).statusCode).toBe(200)
    expect((await client.events.adminList()).events[0]).toMatchObject({
      name: 'Кубок Тюмени',
      waterTemp: 1.4,
    })
    expect(await other.visitor.swimmers.countAll()).toEqual({ total: 1 })
    const devices = await other.deps.db.selectFrom('push_subscription').select(['id', 'endpoint']).execute()
    expect(devices).toEqual([{ id: 1, endpoint: 'https://push.polynya.test/1' }])
    await other.stop()
  })

  it('lets numbers go on where they were', async () => {
    const path = await backUp('numbers')
    const other = await testApp()
    await restoreBackup(path, other.deps)
    const names = { firstName: 'Next', lastName: 'Number' }
    const body = { email: 'next@polynya.test', password: 'long enough', ...names, consent: true }
    const { id } = await other.visitor.user.signup({ body })
    expect(id).toBeGreaterThan(owner.id)
    await other.stop()
  })

  it('is refused by a database that holds something', async () => {
    const path = await backUp('refused')
    await expect(restoreBackup(path, world.deps)).rejects.toThrow('not empty')
  })

  it.each([
    [
      'a row was changed',
      (path: string) => appendFile(join(path, 'tables', 'swimmer.jsonl'), '{}\n'),
      'swimmer',
    ],
    [
      'a file was changed',
      async (path: string) => {
        const { files } = JSON.parse(await readFile(join(path, 'manifest.json'), 'utf8'))
        await writeFile(join(path, 'files', Object.keys(files)[0] ?? ''), 'other')
      },
      'damaged',
    ],
    ['a file is missing', async (path: string) => rm(join(path, 'files'), { recursive: true }), 'lacks'],
    ['the manifest is missing', async (path: string) => rm(join(path, 'manifest.json')), 'no backup'],
    [
      'the manifest is something else',
      (path: string) => writeFile(join(path, 'manifest.json'), '{"format":2}'),
      'no manifest',
    ],
  ])('is refused when %s, and nothing is written', async (what, damage, message) => {
    const path = await backUp(what.replaceAll(' ', '-'))
    await damage(path)
    const other = await testApp()
    await expect(restoreBackup(path, other.deps)).rejects.toThrow(message)
    expect(await other.visitor.swimmers.countAll()).toEqual({ total: 0 })
    await other.stop()
  })

  it('of an older version is restored into a new database, which is upgraded', async () => {
    const path = await asOlder(await backUp('older'))
    const onEmbedded = inject('driver').kind === 'embedded'
    const scratch = onEmbedded ? null : await openTestDatabase({ empty: true })
    const connection = scratch?.connection ?? (await embedded(null))
    await restoreBackup(path, { db: connection.db, files: world.deps.files })
    expect(await pendingMigrations(connection.db)).toEqual([])
    const events = await connection.db.selectFrom('event').select('name').execute()
    expect(events).toEqual([{ name: 'Кубок Тюмени' }])
    await (scratch ? scratch.drop() : connection.close())

    const migrated = await testApp()
    const refused = restoreBackup(path, migrated.deps)
    await expect(refused).rejects.toThrow('another version, an older one: restore it into a new database')
    await migrated.stop()
  })

  /** Makes a backup one of the version before the last migration, which knew fewer tables. */
  async function asOlder(path: string): Promise<string> {
    const file = join(path, 'manifest.json')
    const { migrations: all, tables, ...manifest } = JSON.parse(await readFile(file, 'utf8'))
    const { issued_diploma: _, ...older } = tables
    await writeFile(file, JSON.stringify({ ...manifest, migrations: all.slice(0, -1), tables: older }))
    return path
  }

  it('of another version is distinguished from a damaged one', async () => {
    const path = await backUp('version')
    const manifest = JSON.parse(await readFile(join(path, 'manifest.json'), 'utf8'))
    await writeFile(join(path, 'manifest.json'), JSON.stringify({ ...manifest, migrations: ['000-before'] }))
    await expect(restoreBackup(path, world.deps)).rejects.toThrow('another version')
  })

  it('does not write over another', async () => {
    await backUp('twice')
    await expect(backUp('twice')).rejects.toThrow('there already')
  })
})
