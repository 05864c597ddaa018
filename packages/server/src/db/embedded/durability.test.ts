/** What the embedded database promises: nothing acknowledged is lost, and one process a folder. */

import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { run } from '../../testing/program.ts'
import { openEmbedded } from './embedded.ts'

const WRITER = fileURLToPath(new URL('../../testing/endless-writer.ts', import.meta.url))
const ROUNDS = 30

describe('the embedded database', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'polynya-kill-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it(`opens after each of ${ROUNDS} SIGKILLs in the middle of writing, and has every acknowledged row`, {
    timeout: 600_000,
  }, async () => {
    let acknowledged = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      const writer = run([folder], {}, WRITER)
      let output = ''
      writer.child.stdout?.on('data', (chunk) => {
        output += chunk
      })
      await writer.said(/^\d+$/m)
      await wait(randomInt(5, 150))
      writer.child.kill('SIGKILL')
      expect((await writer.ended).signal).toBe('SIGKILL')
      const whole = output.slice(0, output.lastIndexOf('\n'))
      acknowledged = Math.max(acknowledged, ...whole.split('\n').map(Number))
    }
    const { pool, close } = await openEmbedded(folder)
    const { rows } = await pool.query(
      'select count(*)::int as written, max(id) as last from acknowledged where id <= $1',
      [acknowledged],
    )
    expect(rows[0]).toEqual({ written: acknowledged, last: acknowledged })
    await close()
  })

  it('refuses a second process, which is told who is in its way', async () => {
    const { close } = await openEmbedded(folder)
    const second = await run([folder], {}, WRITER).ended
    expect(second.status).not.toBe(0)
    expect(second.errors).toContain('Another process has the database in')
    await close()
    const { close: closeAgain } = await openEmbedded(folder)
    await closeAgain()
  })

  it('keeps text, times, numbers and arrays as PostgreSQL does, and goes on after an error', async () => {
    const { pool, close } = await openEmbedded(null)
    await expect(pool.query('select 1 / 0')).rejects.toMatchObject({ code: '22012' })
    const { rows } = await pool.query("select $1::text as t, $2::timestamptz as at, '{1,2}'::int[] as list", [
      'лёд',
      new Date('2026-01-16T09:00:00Z'),
    ])
    expect(rows).toEqual([{ t: 'лёд', at: new Date('2026-01-16T09:00:00Z'), list: [1, 2] }])
    await close()
  })

  it('rolls back what a lost connection left open', async () => {
    const { pool, close } = await openEmbedded(null)
    await pool.query('create table t (id int)')
    const client = await pool.connect()
    await client.query('begin')
    await client.query('insert into t values (1)')
    client.release(true)
    expect((await pool.query('select count(*)::int as n from t')).rows).toEqual([{ n: 0 }])
    await close()
  })
})
