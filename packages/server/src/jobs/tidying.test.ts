import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { tidyJob } from './tidying.ts'

it('tells the planner how many rows there are', async () => {
  const world = await testApp()
  for (let people = 0; people < 3; people += 1) await world.account()
  await tidyJob(world.db).run({})
  const { rows } = await sql`select reltuples from pg_class where relname = 'account'`.execute(world.db)
  const { total } = await world.db
    .selectFrom('account')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  expect(rows).toEqual([{ reltuples: total }])
  await world.stop()
})
