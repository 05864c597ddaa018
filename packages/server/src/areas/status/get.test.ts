import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { backupsFolder } from '../../backup/backups-folder.ts'
import { backupJob } from '../../jobs/backups.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'

const IS_EMBEDDED = inject('driver').kind === 'embedded'

describe('status.get', () => {
  let world: TestApp
  let admin: TestAccount
  beforeAll(async () => {
    world = await testApp()
    admin = await world.account(['superAdmin'])
  })
  afterAll(() => world.stop())

  const status = () => admin.client.status.get()
  const findings = async () => (await status()).findings.map(({ finding }) => finding)
  const backUp = async () => {
    const { config } = world.deps
    await backupJob({ db: world.db, copyTo: null }, world.deps, { dataDir: config.dataDir, hours: 1 }).run({})
  }

  it('names the version, the database and the migrations', async () => {
    const { at, version, database, migrations, disk, gateways } = await status()
    expect(at).toBe(world.clock.now().toISOString())
    expect(version).toMatch(/^\d+\.\d+\.\d+$/)
    expect(database).toMatchObject({
      driver: IS_EMBEDDED ? 'embedded' : 'postgres',
      version: expect.stringMatching(/^\d+\.\d+$/),
    })
    expect(database).toMatchObject({ replicas: [], visitorReads: null })
    expect(database.sizeBytes).toBeGreaterThan(1_000_000)
    expect(migrations).toEqual({ latest: expect.stringMatching(/^\d{3}-/), pending: [] })
    expect(disk.freeBytes).toBeGreaterThan(0)
    expect(gateways).toEqual([{ name: 'sandbox', unanswered: 0 }])
  })

  it('reports e-mails that wait for a quarter of an hour', async () => {
    expect(await findings()).toContain('mailsNotSent')
    const { id } = await world.db.selectFrom('mail').select('id').executeTakeFirstOrThrow()
    const queue = world.db.updateTable('mail').where('id', '=', id)
    await queue.set({ state: 'queued', created_at: world.clock.now() }).execute()
    world.clock.pass({ minutes: 15 })
    expect(await findings()).not.toContain('mailsLate')
    world.clock.pass({ seconds: 1 })
    const { mails, findings: found } = await status()
    expect(mails).toEqual({ isSent: false, waiting: 1, ageSeconds: 901 })
    expect(found).toContainEqual({ finding: 'mailsLate', weight: 'problem' })
    await queue.set({ state: 'sent' }).execute()
  })

  it('counts webhooks and their deliveries', async () => {
    const at = world.clock.now()
    const webhook = { account_id: admin.id, url: 'https://region.example.org', secret: '', types: '[]' }
    const states = [{ state: 'active' }, { state: 'active', failing_since: at }, { state: 'gone' }] as const
    const rows = [...states, { state: 'paused' } as const].map((state) => ({
      ...{ ...webhook, ...state, region: null, created_at: at },
    }))
    const made = await world.db.insertInto('webhook').values(rows).returning('id').execute()
    const delivery = { webhook_id: made[0]?.id ?? 0, type: 'webhook.test', created_at: at } as const
    const due = [-5, 600].map((seconds) => new Date(at.getTime() + seconds * 1000))
    await world.db
      .insertInto('webhook_delivery')
      .values(due.map((next_attempt_at, index) => ({ ...delivery, next_attempt_at, data: `[${index}]` })))
      .execute()
    const { webhooks } = await status()
    expect(webhooks).toEqual({ active: 2, failing: 1, disabled: 1, waiting: 2, ageSeconds: 5 })
  })

  it('reports errors of the last day with their request IDs', async () => {
    const { errors } = world.deps
    errors.record({ call: 'orders.create', requestId: 'abc-1', problem: new TypeError('of Anna') })
    await errors.flush()
    const { errors: shown, findings: found } = await status()
    expect(shown).toMatchObject({
      total: 1,
      latest: [{ call: 'orders.create', requestId: 'abc-1', fault: expect.stringMatching(/^TypeError/) }],
    })
    expect(JSON.stringify(shown)).not.toContain('Anna')
    expect(found).toContainEqual({ finding: 'errorsToday', weight: 'warning' })
    world.clock.pass({ hours: 24, seconds: 1 })
    const { client } = await signedIn()
    expect((await client.status.get()).errors).toEqual({ total: 0, latest: [] })
  })

  const signedIn = async () => {
    const { email: username, password } = admin
    const { accessToken } = await world.visitor.user.authenticate({ body: { username, password } })
    admin = { ...admin, client: world.client({ authorization: `Bearer ${accessToken}` }) }
    return admin
  }

  it('reports the newest backup, and that it is too old', async () => {
    await backUp()
    const { backups, at } = await status()
    expect(backups).toEqual({
      everyHours: IS_EMBEDDED ? 1 : null,
      count: 1,
      newestAt: at,
      restoreTest: null,
    })
    world.clock.pass({ hours: 3, seconds: 1 })
    await signedIn()
    expect((await findings()).includes('backupOld')).toBe(IS_EMBEDDED)
    await rm(join(backupsFolder(world.deps.config.dataDir)), { recursive: true })
    expect((await findings()).includes('backupUnknown')).toBe(!IS_EMBEDDED)
  })

  it('is for super administrators of the whole federation', async () => {
    const regional = await world.account([{ right: 'superAdmin', region: 'RU-TYU' }])
    for (const { client } of [await world.account(['admin']), regional])
      await expect(client.status.get()).rejects.toMatchObject({ status: 403 })
    await expect(world.visitor.status.get()).rejects.toMatchObject({ status: 401 })
  })
})
