import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { leaseNext } from '../../../db/leases.ts'
import type { Database } from '../../../db/schema.ts'
import { queueAfterChanges } from '../../../jobs/after-changes.ts'
import { IMPORT_AFTER } from '../../../jobs/file-imports.ts'
import { refusal } from '../../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../../testing/test-app.ts'
import { replaceRights } from '../../accounts/administration.store.ts'
import { aMeet, type Meet } from '../../start-lists/testing/a-meet.ts'
import { queueFile, runQueued, type TestFile } from '../testing/import-file.ts'
import { removeOldImports } from './remove-old-imports.ts'
import { runImports } from './run-imports.ts'

/** A database before whose next transaction something happens. */
function interrupted(db: Database, happens: () => Promise<unknown>): Database {
  let isDue = true
  return new Proxy(db, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key)
      if (typeof value !== 'function') return value
      if (key !== 'transaction' || !isDue) return value.bind(target)
      isDue = false
      return () => ({
        async execute(change: Parameters<ReturnType<Database['transaction']>['execute']>[0]) {
          await happens()
          return target.transaction().execute(change)
        },
      })
    },
  })
}

describe('an import of a file', () => {
  let world: TestApp
  let meet: Meet
  let administrator: TestAccount
  let secretary: TestAccount
  let entries: number[]

  beforeAll(async () => {
    world = await testApp()
    administrator = await world.account([{ right: 'admin', region: 'RU-TYU' }])
    secretary = await world.account([{ right: 'results.edit', region: 'RU-TYU' }])
  })
  afterAll(() => world.stop())
  beforeEach(async () => {
    meet = await aMeet(world, { swimmers: 3, distances: [{}] })
    entries = []
    for (const swimmer of [0, 1]) entries.push(await meet.enter(swimmer))
  })

  const resultsOf = (...times: readonly string[]) => {
    const rows = times.map((time, index) => `25FR,2,${meet.swimmers[index]?.iwsaid},${time}`)
    return ['distance,gender,registryId,time', ...rows].join('\n')
  }
  const file = (content = resultsOf('00:17.00', '00:18.00'), more: Partial<TestFile> = {}): TestFile => ({
    ...{ kind: 'results', eventId: meet.event.id, by: administrator, content },
    ...more,
  })
  const paramsOf = (importId: number) => ({ eventId: meet.event.id, importId })
  const reportOf = (importId: number, by = administrator) =>
    by.client.exchange.importReport({ params: paramsOf(importId) })
  const cancel = (importId: number, by = administrator) =>
    by.client.exchange.cancelImport({ params: paramsOf(importId) })
  const stored = async () => {
    const rows = await world.db
      .selectFrom('result')
      .where('event_id', '=', meet.event.id)
      .select('raw_time_cs')
      .orderBy('entry_id')
      .execute()
    return rows.map(({ raw_time_cs }) => raw_time_cs)
  }
  const runWith = (happens: () => Promise<unknown>) => {
    const deps = { ...world.deps, db: interrupted(world.db, happens) }
    return runImports(deps, (problem) => {
      throw problem
    })
  }

  it('is queued at once, and its report can be read again', async () => {
    const queued = Promise.withResolvers<string>()
    const work = { send: async (_tx: unknown, name: string) => queued.resolve(name) }
    const stop = queueAfterChanges(world.deps, { work, ...IMPORT_AFTER }, queued.reject)
    const { id, state, done, count } = await queueFile(file())
    expect([state, done, count]).toEqual(['queued', 0, null])
    expect(await queued.promise).toBe('exchange.import')
    stop()
    await runQueued(world)
    const found = await reportOf(id)
    expect(found).toMatchObject({ state: 'stored', kind: 'results', isDryRun: false, entries: null })
    expect(found.results).toMatchObject({ isStored: true, added: 2, errors: [] })
    expect(await stored()).toEqual([1700, 1800])
    const { imports } = await administrator.client.exchange.imports({ params: { eventId: meet.event.id } })
    expect(imports).toEqual([expect.objectContaining({ id, state: 'stored', fileName: 'results.lef' })])
  })

  it('ends a dry run checked and a file with errors refused, which store nothing', async () => {
    const dry = await queueFile(file(undefined, { query: { dryRun: true } }))
    await runQueued(world)
    expect(await reportOf(dry.id)).toMatchObject({ state: 'checked', results: { added: 2 } })
    const wrong = await queueFile(file(resultsOf('00:17.00', 'fast')))
    await runQueued(world)
    expect(await reportOf(wrong.id)).toMatchObject({
      state: 'refused',
      results: { isStored: false, errors: [{ line: 3, fault: 'wrong_format' }] },
    })
    expect(await stored()).toEqual([])
  })

  it('is one at a time in an event; the same file sent again is the same import', async () => {
    const { id } = await queueFile(file())
    expect((await queueFile(file())).id).toBe(id)
    const other = await refusal(queueFile(file(resultsOf('00:19.00'))))
    expect([other.status, other.body.reason]).toEqual([409, 'import_running'])
    expect((await refusal(queueFile(file(undefined, { by: secretary })))).body.reason).toBe('import_running')
    await runQueued(world)
    const again = await queueFile(file())
    expect(again.id).not.toBe(id)
    await runQueued(world)
    expect((await reportOf(again.id)).results).toMatchObject({ added: 0, known: 2 })
  })

  it('stores nothing once it is cancelled, before it starts or while it is checked', async () => {
    const waiting = await queueFile(file())
    expect(await cancel(waiting.id)).toMatchObject({ state: 'cancelled' })
    await runQueued(world)
    const running = await queueFile(file())
    await runWith(() => cancel(running.id))
    expect(await reportOf(running.id)).toMatchObject({ state: 'cancelled', results: null })
    expect(await stored()).toEqual([])
    const audited = await world.db
      .selectFrom('audit')
      .where('action', '=', 'exchange.cancelImport')
      .where('object_id', '=', String(meet.event.id))
      .select('before')
      .execute()
    expect(audited).toEqual(Array(2).fill({ before: { files: ['results.lef'] } }))
  })

  it('remains stored when it is cancelled too late', async () => {
    const { id } = await queueFile(file())
    await runQueued(world)
    expect(await cancel(id)).toMatchObject({ state: 'stored' })
    expect(await stored()).toEqual([1700, 1800])
  })

  it('fails whole if a result was recorded while the file was checked', async () => {
    const { id } = await queueFile(file())
    await runWith(() =>
      administrator.client.results.record({
        params: { eventId: meet.event.id, distanceId: meet.distanceIds[0] ?? 0 },
        body: {
          results: [{ entryId: entries[1] ?? 0, version: 0, status: 'finished', rawTime: '00:20.00' }],
        },
      }),
    )
    expect(await reportOf(id)).toMatchObject({ state: 'failed', failure: 'changed', results: null })
    expect(await stored()).toEqual([2000])
  })

  it('fails if its account may not import any more', async () => {
    const former = await world.account([{ right: 'admin', region: 'RU-TYU' }])
    const { id } = await queueFile(file(undefined, { by: former }))
    await world.db.transaction().execute((tx) => replaceRights(tx, former.id, []))
    await runQueued(world)
    expect(await reportOf(id)).toMatchObject({ state: 'failed', failure: 'denied' })
  })

  it('starts again after the server was stopped, three times at most', async () => {
    const first = await queueFile(file())
    expect(await leaseNext(world.db, 'file_import', world.clock)).toBe(first.id)
    await runQueued(world)
    expect((await reportOf(first.id)).state).toBe('running')
    world.clock.pass({ minutes: 1 })
    await runQueued(world)
    expect((await reportOf(first.id)).state).toBe('stored')
    const second = await queueFile(file(resultsOf('00:21.00')))
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await leaseNext(world.db, 'file_import', world.clock)
      world.clock.pass({ minutes: 1 })
    }
    await runQueued(world)
    expect(await reportOf(second.id)).toMatchObject({ state: 'failed', failure: 'interrupted' })
    expect(await stored()).toEqual([1700, 1800])
  })

  it('starts again after the server was stopped and its clock set back', async () => {
    const { id } = await queueFile(file())
    world.clock.pass({ hours: 3 })
    await leaseNext(world.db, 'file_import', world.clock)
    world.clock.pass({ hours: -3 })
    await runQueued(world)
    expect((await reportOf(id)).state).toBe('stored')
  })

  it('of entries is for administrators, of results for all who record them', async () => {
    const own = await queueFile(file(undefined, { query: { dryRun: true } }))
    await runQueued(world)
    const entered = await queueFile(file('distance,gender', { kind: 'entries', query: { dryRun: true } }))
    await runQueued(world)
    expect((await reportOf(own.id, secretary)).state).toBe('checked')
    expect((await refusal(reportOf(entered.id, secretary))).body.reason).toBe('import_not_found')
    expect((await refusal(cancel(entered.id, secretary))).body.reason).toBe('import_not_found')
    const params = { eventId: meet.event.id }
    const { imports } = await secretary.client.exchange.imports({ params })
    expect(imports.map(({ id }) => id)).toEqual([own.id])
    const { client } = await world.account()
    for (const call of [
      () => client.exchange.imports({ params }),
      () => client.exchange.importReport({ params: paramsOf(own.id) }),
      () => client.exchange.cancelImport({ params: paramsOf(own.id) }),
    ])
      expect((await refusal(call())).body.reason).toBe('no_access')
    const unknown = { eventId: 999_999, importId: own.id }
    const { exchange } = administrator.client
    for (const call of [
      () => exchange.imports({ params: unknown }),
      () => exchange.importReport({ params: unknown }),
      () => exchange.cancelImport({ params: unknown }),
    ])
      expect((await refusal(call())).body.reason).toBe('event_not_found')
  })

  it('is removed after 30 days', async () => {
    const { id } = await queueFile(file())
    await runQueued(world)
    world.clock.pass({ days: 29 })
    await removeOldImports(world.deps)
    const rows = await world.db.selectFrom('file_import').where('id', '=', id).select('file').execute()
    expect(rows).toEqual([{ file: null }])
    world.clock.pass({ days: 1, minutes: 1 })
    await removeOldImports(world.deps)
    expect(await world.db.selectFrom('file_import').where('id', '=', id).select('id').execute()).toEqual([])
    world.clock.set('2026-01-16T09:00:00Z')
  })
})
