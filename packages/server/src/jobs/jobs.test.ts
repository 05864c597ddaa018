import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { continueSchedules } from './clock-jumps.store.ts'
import { type JobKind, type Jobs, jobs } from './jobs.ts'

describe('jobs', () => {
  let world: TestApp
  let work: Jobs
  const ran: unknown[] = []
  const problems: unknown[] = []
  const kinds: JobKind<string>[] = [
    { name: 'test.note', retries: 0, run: async ({ number }) => void ran.push(number) },
    {
      name: 'test.fail',
      retries: 0,
      run: async () => {
        throw new Error('broken')
      },
    },
  ]
  beforeAll(async () => {
    world = await testApp()
    work = jobs(world.connection, kinds, { onProblem: (problem) => problems.push(problem) })
    await work.start()
  })
  afterAll(async () => {
    await work.stop()
    await world.stop()
  })

  const queue = (name: string, numbers: readonly number[]) =>
    world.db.transaction().execute(async (tx) => {
      for (const number of numbers) await work.send(tx, name, { number })
    })

  // Less than the ten seconds after which the queues are read without a commit.
  const within = { timeout: 5_000 }

  it('start when their transaction has committed, one after the other', async () => {
    await queue('test.note', [1, 2, 3])
    await vi.waitFor(() => expect(ran.toSorted()).toEqual([1, 2, 3]), within)
    await queue('test.note', [4])
    await vi.waitFor(() => expect(ran).toContain(4), within)
  })

  it('do not start if it is rolled back', async () => {
    const rolledBack = world.db.transaction().execute(async (tx) => {
      await work.send(tx, 'test.note', { number: 5 })
      throw new Error('no')
    })
    await expect(rolledBack).rejects.toThrow('no')
    await queue('test.note', [6])
    await vi.waitFor(() => expect(ran).toContain(6), within)
    expect(ran).not.toContain(5)
  })

  it('expire a minute after their process was killed, and are tried again', async () => {
    await queue('test.note', [10])
    const { rows } =
      await sql`select heartbeat_seconds as seconds from job.job where data->>'number' = '10'`.execute(
        world.db,
      )
    expect(rows).toEqual([{ seconds: 60 }])
  })

  it('do not wait for a clock that was set back', async () => {
    const { db } = world
    await sql`update job.version set cron_on = now() + interval '3 hours'`.execute(db)
    await db.transaction().execute(async (tx) => {
      await work.send(tx, 'test.note', { number: 9 })
      await sql`
        update job.job set created_on = now() + interval '3 hours', start_after = now() + interval '3 hours'
          where data->>'number' = '9'`.execute(tx)
    })
    await continueSchedules(db)
    await vi.waitFor(() => expect(ran).toContain(9), within)
    const { rows } = await sql`select cron_on > now() as "waits" from job.version`.execute(db)
    expect(rows).not.toEqual([{ waits: true }])
  })

  it('start after one that has failed, which is reported', async () => {
    await queue('test.fail', [7, 8])
    await vi.waitFor(() => expect(problems).toHaveLength(2), within)
    expect(problems).toEqual([new Error('broken'), new Error('broken')])
  })
})
