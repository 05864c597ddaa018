import { CONSISTENCY_CHECKS } from '@polynya/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/inject-client.ts'
import { type TestAccount, type TestApp, testApp } from '../../testing/test-app.ts'
import { completeRun, requestRun } from './run-checks.ts'

describe('runs of the checks', () => {
  let world: TestApp
  let administrator: TestAccount

  beforeAll(async () => {
    world = await testApp()
    administrator = await world.account(['admin'])
  })
  afterAll(() => world.stop())

  const { length: all } = CONSISTENCY_CHECKS
  const complete = () => completeRun(world.deps, (problem) => expect(problem).toBeUndefined())
  const started = () => administrator.client.consistency.start()
  const report = (id: number) => administrator.client.consistency.get({ params: { id } })
  const differencesMailed = async () =>
    (await world.mailsTo(administrator.email)).filter(({ subject }) => /расхождения/.test(subject)).length

  /** A confirmed profile that no search finds. */
  const breakData = (iwsaid: string) =>
    sql`insert into swimmer (iwsaid, first_name, last_name, gender, dob, identity_key, country, city,
        confirmed_at, created_at, updated_at)
      values (${iwsaid}, 'Anna', 'Lost', 2, '1990-01-01', ${iwsaid}, 'RU', 'Tomsk', now(), now(), now())`.execute(
      world.db,
    )

  it('are for administrators without a region', async () => {
    const regional = await world.account([{ right: 'admin', region: 'RU-TYU' }])
    const { consistency } = regional.client
    const params = { id: 1 }
    for (const attempt of [
      () => consistency.list(),
      () => consistency.get({ params }),
      () => consistency.start(),
      () => consistency.cancel({ params }),
    ]) {
      expect((await refusal(attempt())).body.reason).toBe('no_access')
    }
  })

  it('report what is unknown', async () => {
    const params = { id: 999_999 }
    const { consistency } = administrator.client
    expect((await refusal(consistency.get({ params }))).body.reason).toBe('consistency_run_not_found')
    expect((await refusal(consistency.cancel({ params }))).body.reason).toBe('consistency_run_not_found')
  })

  it('are one at a time, and completed by the job', async () => {
    const run = await started()
    expect(run).toMatchObject({ state: 'waiting', done: 0, count: all, completedAt: null })
    expect((await started()).id).toBe(run.id)
    expect((await requestRun(world.deps)).id).toBe(run.id)
    await complete()
    const completed = await report(run.id)
    expect(completed).toMatchObject({ state: 'completed', done: all, differing: 0, failed: 0 })
    expect(completed.outcomes.map(({ check }) => check)).toEqual(CONSISTENCY_CHECKS)
    expect(await differencesMailed()).toBe(0)
  })

  it('are cancelled before their next check; a completed one remains as it is', async () => {
    const run = await started()
    const params = { id: run.id }
    await administrator.client.consistency.cancel({ params })
    await complete()
    expect(await report(run.id)).toMatchObject({ state: 'cancelled', done: 0, outcomes: [] })
    const { runs } = await administrator.client.consistency.list()
    const [, completed] = runs
    const again = await administrator.client.consistency.cancel({ params: { id: completed?.id ?? 0 } })
    expect(again).toEqual(completed)
  })

  it('resume where an interrupted one ended', async () => {
    const { id } = await started()
    const done = JSON.stringify([{ check: 'birthDate', total: 7, findings: [] }])
    await sql`update consistency_run set outcomes = ${done}::jsonb where id = ${id}`.execute(world.db)
    expect((await administrator.client.consistency.list()).runs[0]).toMatchObject({
      state: 'running',
      done: 1,
    })
    await complete()
    const { outcomes } = await report(id)
    expect(outcomes[0]).toMatchObject({ check: 'birthDate', total: 7 })
    expect(outcomes).toHaveLength(all)
  })

  it('mail new differences to administrators, once', async () => {
    const before = await differencesMailed()
    await breakData('LOST000001')
    const { id } = await started()
    await complete()
    const { differing, outcomes } = await report(id)
    expect(differing).toBe(1)
    expect(outcomes.find(({ check }) => check === 'searchNames')).toEqual({
      ...{ check: 'searchNames', total: 1, isSampled: false, isNew: true },
      findings: [
        {
          ...{ kind: 'swimmer', id: expect.any(Number), iwsaid: 'LOST000001', eventId: null },
          ...{ expected: 'LOST000001', stored: null },
        },
      ],
    })
    const [mail] = await world.mailsTo(administrator.email)
    expect(mail?.text).toContain('— Поиск пловцов')
    expect(await differencesMailed()).toBe(before + 1)
    const again = await started()
    await complete()
    expect((await report(again.id)).outcomes.some(({ isNew }) => isNew)).toBe(false)
    expect(await differencesMailed()).toBe(before + 1)
  })

  it('are listed newest first, and those of two months are stored', async () => {
    await sql`insert into consistency_run (requested_at, completed_at)
      select now(), now() from generate_series(1, 70)`.execute(world.db)
    await started()
    await complete()
    const { runs, total } = await administrator.client.consistency.list({ query: { limit: 2 } })
    expect(total).toBe(60)
    expect(runs.map(({ id }) => id)).toEqual(runs.map(({ id }) => id).toSorted((one, other) => other - one))
  })
})
