import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { queueAfterChanges } from '../../jobs/after-changes.ts'
import { PRINT_AFTER } from '../../jobs/printouts.ts'
import { drawHere } from '../../testing/draw-here.ts'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { aMeet, type Meet } from '../start-lists/testing/a-meet.ts'
import type { PrintPdf } from './pdf/print.ts'
import { printQueued } from './print-queued.ts'
import { removeOldPrintouts } from './remove-old-printouts.ts'

/** A printer whose next printout fails, or reports a page and then waits until it is aborted. */
function aPrinter() {
  let next: 'draw' | 'fail' | 'wait' = 'draw'
  let waiting = Promise.withResolvers<void>()
  const printPdf: PrintPdf = async (printout, options) => {
    const now = next
    next = 'draw'
    if (now === 'draw') return drawHere(printout, options)
    if (now === 'fail') throw new Error('No more paper')
    options.onPage?.({ done: 1, count: 3 })
    waiting.resolve()
    return new Promise((_, reject) => {
      options.signal.addEventListener('abort', () => reject(options.signal.reason))
    })
  }
  return {
    printPdf,
    failNext: () => {
      next = 'fail'
    },
    /** Returns a promise of the moment at which the printer waits. */
    waitNext: () => {
      next = 'wait'
      waiting = Promise.withResolvers()
      return waiting.promise
    },
  }
}

describe('queued printouts', () => {
  const printer = aPrinter()
  let world: TestApp
  let meet: Meet
  let administrator: TestAccount
  let problems: unknown[]

  beforeAll(async () => {
    world = await testApp({}, { printPdf: printer.printPdf })
    meet = await aMeet(world, { swimmers: 2, distances: [{ distCode: '50BR' }] })
    for (const swimmer of [0, 1]) await meet.enter(swimmer, {})
    administrator = await world.account([{ right: 'admin', region: 'RU-TYU' }])
  })
  afterAll(() => world.stop())

  const params = () => ({ id: meet.event.id })
  const queue = (
    by = administrator,
    body: Partial<Parameters<typeof by.client.events.queuePrintout>[0]['body']> = {},
  ) =>
    by.client.events.queuePrintout({
      params: params(),
      body: { printout: 'checkIn', language: 'ru', ...body },
    })
  const latest = async (by = administrator) => {
    const { printouts } = await by.client.events.printouts({ params: params() })
    const [first] = printouts
    if (!first) throw new Error('No printout is queued')
    return first
  }
  const print = () => {
    problems = []
    return printQueued(world.deps, (problem) => problems.push(problem))
  }
  const open = (url: string | null) => world.app.inject({ url: url ?? '' })
  const cancel = (id: number, by = administrator) =>
    by.client.events.cancelPrintout({ params: { ...params(), printoutId: id } })
  const filesOf = async () => {
    const rows = await world.db
      .selectFrom('stored_file')
      .where('kind', '=', 'printout')
      .select('key')
      .execute()
    return rows.map(({ key }) => key)
  }

  it('are for readers of the printout, at an event that they see', async () => {
    const { client } = await world.account()
    expect(
      (
        await refusal(
          client.events.queuePrintout({ params: params(), body: { printout: 'checkIn', language: 'ru' } }),
        )
      ).body.reason,
    ).toBe('no_access')
    const unknown = { params: { id: 999_999 } }
    const body = { printout: 'protocol', language: 'ru' } as const
    expect((await refusal(client.events.queuePrintout({ ...unknown, body }))).body.reason).toBe(
      'event_not_found',
    )
    expect((await refusal(client.events.printouts(unknown))).body.reason).toBe('event_not_found')
    const cancelling = client.events.cancelPrintout({ params: { ...unknown.params, printoutId: 1 } })
    expect((await refusal(cancelling)).body.reason).toBe('event_not_found')
    expect(await client.events.printouts({ params: params() })).toEqual({ starts: 2, printouts: [] })
  })

  it('queue their job at once', async () => {
    const queued = Promise.withResolvers<string>()
    const work = { send: async (_tx: unknown, name: string) => queued.resolve(name) }
    const stop = queueAfterChanges(world.deps, { work, ...PRINT_AFTER }, queued.reject)
    await queue()
    expect(await queued.promise).toBe('printouts.print')
    stop()
  })

  it('are queued once, and stored for a day behind a link', async () => {
    const { id, state } = await queue()
    expect(state).toBe('queued')
    expect((await queue()).id).toBe(id)
    expect((await queue(administrator, { language: 'en' })).id).not.toBe(id)
    await print()
    const { printouts } = await administrator.client.events.printouts({ params: params() })
    const first = printouts.find((each) => each.id === id)
    expect(first).toMatchObject({
      state: 'ready',
      done: 0,
      failure: null,
      expiresAt: '2026-01-17T09:00:00.000Z',
    })
    const opened = await open(first?.url ?? null)
    expect(opened.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline',
    })
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(opened.rawPayload)))
    expect(text.join(' ')).toMatch(/Antonova[\s\S]*Belova/)
    expect((await queue()).id).not.toBe(id)
    await print()
  })

  it('are visible and can be stopped for their account alone', async () => {
    const other = await world.account([{ right: 'admin', region: 'RU-TYU' }])
    expect((await other.client.events.printouts({ params: params() })).printouts).toEqual([])
    const { id } = await queue()
    expect((await refusal(cancel(id, other))).body.reason).toBe('printout_not_found')
    expect(await cancel(id)).toMatchObject({ id, state: 'cancelled', url: null })
    expect(await cancel(id)).toMatchObject({ state: 'cancelled' })
    await print()
    expect((await latest()).state).toBe('cancelled')
  })

  it('are not served as uploads, nor after their account has lost the right', async () => {
    const leaving = await world.account([{ right: 'admin', region: 'RU-TYU' }])
    await queue(leaving)
    await print()
    const { url } = await latest(leaving)
    expect((await open(url)).statusCode).toBe(200)
    expect((await open((url ?? '').replace('/printouts', ''))).statusCode).toBe(404)
    await world.db.deleteFrom('account_right').where('account_id', '=', leaving.id).execute()
    expect((await open(url)).statusCode).toBe(403)
  })

  it('are aborted when they are cancelled while they are printed, and show their pages until then', async () => {
    const before = await filesOf()
    const waiting = printer.waitNext()
    const { id } = await queue()
    const printing = print()
    await waiting
    await expect
      .poll(() => latest(), { timeout: 5000 })
      .toMatchObject({ id, state: 'printing', done: 1, count: 3 })
    await cancel(id)
    await printing
    expect(problems).toEqual([])
    expect(await latest()).toMatchObject({ id, state: 'cancelled' })
    expect(await filesOf()).toEqual(before)
  })

  it('fail with a reason: of the printer, or because the account may not read them any more', async () => {
    printer.failNext()
    await queue()
    await print()
    expect(await latest()).toMatchObject({ state: 'failed', failure: 'error', url: null })
    expect(problems).toEqual([new Error('No more paper')])
    const leaving = await world.account([{ right: 'admin', region: 'RU-TYU' }])
    await queue(leaving)
    await world.db.deleteFrom('account_right').where('account_id', '=', leaving.id).execute()
    await print()
    expect(await latest(leaving)).toMatchObject({ state: 'failed', failure: 'denied' })
    expect(problems).toEqual([])
  })

  it('are printed again after a server was stopped in the middle, three times at most', async () => {
    const { id } = await queue()
    const leased = {
      queued_printout_id: id,
      attempts: 1,
      done: 7,
      lease_until: new Date(world.clock.now().getTime() + 1000),
    }
    await world.db.insertInto('printout_attempt').values(leased).execute()
    await print()
    expect(await latest()).toMatchObject({ id, state: 'printing', done: 7 })
    world.clock.pass({ seconds: 2 })
    await print()
    expect(await latest()).toMatchObject({ id, state: 'ready' })
    const again = await queue()
    await world.db
      .insertInto('printout_attempt')
      .values({ ...leased, queued_printout_id: again.id, attempts: 3 })
      .execute()
    await print()
    expect(await latest()).toMatchObject({ id: again.id, state: 'failed', failure: 'interrupted' })
  })

  it('are removed with their files after a day', async () => {
    const { url } = await queue()
      .then(print)
      .then(() => latest())
    const stored = await filesOf()
    expect(stored.length).toBeGreaterThan(1)
    world.clock.pass({ hours: 23 })
    await removeOldPrintouts(world.deps)
    expect(await filesOf()).toEqual(stored)
    world.clock.pass({ hours: 1 })
    expect((await open(url)).statusCode).toBe(404)
    await removeOldPrintouts(world.deps)
    expect(await filesOf()).toEqual([])
    expect(await Promise.all(stored.map((key) => world.deps.files.get(key)))).toEqual(stored.map(() => null))
    expect(await world.db.selectFrom('queued_printout').select('id').execute()).toEqual([])
  })

  it('are limited by account', async () => {
    const limited = await testApp({ RATE_LIMIT_FACTOR: '1' })
    const { limits } = limited.deps
    for (let count = 0; count < 60; count += 1) await limits.take('queuedPrintout', '1')
    await expect(limits.take('queuedPrintout', '1')).rejects.toMatchObject({ reason: 'rate_limited' })
    await limited.stop()
  })
})
