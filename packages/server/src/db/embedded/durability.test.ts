/** What the embedded database guarantees: nothing acknowledged is lost, one process a folder, steady memory. */

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillDataFolder } from '../../testing/database.ts'
import { countWritten, killWriter, startWriter, WRITER } from '../../testing/killed-writer.ts'
import { run } from '../../testing/program.ts'
import { signUp } from '../../testing/sign-up.ts'
import { type Embedded, openEmbedded } from './embedded.ts'
import { FolderLockedError, lockFolder } from './folder-lock.ts'

const MORTAL = fileURLToPath(new URL('../../testing/mortal-database.ts', import.meta.url))
/** Options of `unshare` for a program with a network of its own, as in a container. */
const OWN_NETWORK = ['--map-root-user', '--net']
/** `npm run bench -- durability` kills more often. */
const ROUNDS = 5

describe('the embedded database', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'polynya-kill-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('opens after each of several SIGKILLs in the middle of writing, and has every acknowledged row', {
    timeout: 300_000,
  }, async () => {
    const acknowledged = await killWriter(folder, ROUNDS)
    expect(acknowledged).toBeGreaterThan(ROUNDS)
    expect(await countWritten(folder, acknowledged)).toBe(acknowledged)
  })

  it('refuses a second process and names the process that holds the folder', async () => {
    const { close } = await openEmbedded(folder)
    const second = await run([folder], {}, { file: WRITER }).ended
    expect(second.status).not.toBe(0)
    expect(second.errors).toContain('Another process has the database in')
    await close()
    const { close: closeAgain } = await openEmbedded(folder)
    await closeAgain()
  })

  it('opens after its process was killed, although its socket file is left', async () => {
    const writer = await startWriter(folder)
    expect(existsSync(`${folder}.lock`)).toBe(true)
    writer.child.kill('SIGKILL')
    await writer.ended
    expect(existsSync(`${folder}.lock`)).toBe(true)
    const { close } = await openEmbedded(folder)
    await close()
    expect(existsSync(`${folder}.lock`)).toBe(false)
  })

  it.runIf(spawnSync('unshare', [...OWN_NETWORK, 'true']).status === 0)(
    'refuses a second process in another container that shares the folder',
    async () => {
      const { close } = await openEmbedded(folder)
      const args = [...OWN_NETWORK, process.execPath, '--conditions=source', WRITER, folder]
      // What is not refused writes for ever.
      const second = spawnSync('unshare', args, { encoding: 'utf8', timeout: 20_000 })
      await close()
      expect(second.stderr).toContain('Another process has the database in')
    },
  )

  it('is locked in a folder whose path is too long for the address of a socket', async () => {
    const deep = join(folder, 'x'.repeat(120), 'database')
    const { release } = await lockFolder(deep)
    expect(existsSync(`${deep}.lock`)).toBe(process.platform !== 'win32')
    await expect(lockFolder(deep)).rejects.toThrow(FolderLockedError)
    await release()
    expect(existsSync(`${deep}.lock`)).toBe(false)
  })

  describe('in memory', () => {
    let database: Embedded
    let thread: Worker
    beforeAll(async () => {
      const started = new Promise<Worker>((resolve) => process.once('worker', resolve))
      database = await openEmbedded(null)
      thread = await started
    })
    afterAll(() => database.close())

    it('stores text, times, numbers and arrays as PostgreSQL does, and continues after an error', async () => {
      await expect(database.pool.query('select 1 / 0')).rejects.toMatchObject({ code: '22012' })
      const { rows } = await database.pool.query(
        "select $1::text as t, $2::timestamptz as at, '{1,2}'::int[] as list",
        ['лёд', new Date('2026-01-16T09:00:00Z')],
      )
      expect(rows).toEqual([{ t: 'лёд', at: new Date('2026-01-16T09:00:00Z'), list: [1, 2] }])
    })

    it('rolls back what a lost connection left open', async () => {
      await database.pool.query('create table t (id int)')
      const client = await database.pool.connect()
      await client.query('begin')
      await client.query('insert into t values (1)')
      client.release(true)
      expect((await database.pool.query('select count(*)::int as n from t')).rows).toEqual([{ n: 0 }])
    })

    it('holds no rows of its responses once they are sent', async () => {
      const read = async (times: number) => {
        for (let time = 0; time < times; time += 1) {
          await database.pool.query("select n, repeat('x', 100) as text from generate_series(1, 300) as n")
        }
        return liveBytes(thread)
      }
      const before = await read(20)
      const after = await read(300)
      expect(after - before).toBeLessThan(1_000_000)
    })
  })

  it('is copied as it is at the moment, without what an open transaction has written', async () => {
    const original = await openEmbedded(folder)
    const scratch = await mkdtemp(join(tmpdir(), 'polynya-copy-'))
    await original.pool.query('create table copied (id int)')
    await original.pool.query('insert into copied values (1)')
    const client = await original.pool.connect()
    await client.query('begin')
    await client.query('insert into copied values (2)')
    let needed = 0
    await original.copyTo?.(join(scratch, 'copy'), async (bytes) => {
      needed = bytes
    })
    expect(needed).toBeGreaterThan(16_000_000)
    await client.query('commit')
    client.release()
    const copy = await openEmbedded(join(scratch, 'copy'))
    expect((await copy.pool.query('select id from copied')).rows).toEqual([{ id: 1 }])
    await copy.pool.query('insert into copied values (3)')
    expect((await original.pool.query('select id from copied order by id')).rows).toEqual([
      { id: 1 },
      { id: 2 },
    ])
    await copy.close()
    await original.close()
    await rm(scratch, { recursive: true, force: true })
  })

  it('ends the process with a sentence when its thread dies, and has every row at the next start', async () => {
    const data = await mkdtemp(join(tmpdir(), 'polynya-mortal-'))
    fillDataFolder(data)
    const env = { DATA_DIR: data, PORT: '0', WEB_ROOT: data, MIN_FREE_MB: '0', DATABASE_URL: '' }
    const first = run([], env, { file: MORTAL })
    const [, address] = await first.said(/listens on (\S+)/)
    expect((await signUp(address ?? '', 'anna@polynya.test')).status).toBe(200)
    first.child.kill('SIGUSR2')
    const { status, errors } = await first.ended
    expect(errors).toContain('The embedded database has stopped')
    expect(status).toBe(6)

    const second = run([], env)
    const [, again] = await second.said(/listens on (\S+)/)
    expect((await signUp(again ?? '', 'anna@polynya.test')).status).toBe(409)
    second.child.kill('SIGTERM')
    expect((await second.ended).status).toBe(0)
    await rm(data, { recursive: true, force: true })
  })
})

/** Bytes of the objects that a thread still refers to: taking the snapshot collects the garbage first. */
async function liveBytes(thread: Worker): Promise<number> {
  const chunks: Buffer[] = []
  for await (const chunk of await thread.getHeapSnapshot()) chunks.push(Buffer.from(chunk))
  const { snapshot, nodes } = JSON.parse(Buffer.concat(chunks).toString())
  const { node_fields: fields } = snapshot.meta
  const size = fields.indexOf('self_size')
  return nodes.reduce(
    (sum: number, value: number, index: number) => (index % fields.length === size ? sum + value : sum),
    0,
  )
}
