import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { confirmedSwimmer } from '../../areas/swimmers/testing/confirmed-swimmer.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { up } from './022-sorted-names.ts'

let world: TestApp
beforeAll(async () => {
  world = await testApp()
})
afterAll(() => world.stop())

/** The columns and the index of names as they were before, without the rows of the index. */
const before = () => sql`
  alter table swimmer drop column name_key;
  alter table team drop column name_key;
  create index swimmer_last_name on swimmer (last_name collate "C", id) where confirmed_at is not null;
  update event set name_key = '';
`

it('writes the sort keys and the search forms of the swimmers that there are', async () => {
  const owner = await world.account()
  await confirmedSwimmer(owner)
  const stored = async () => ({
    keys: await world.db.selectFrom('swimmer').select('name_key').execute(),
    names: await world.db.selectFrom('swimmer_name').selectAll().orderBy('key').execute(),
  })
  const written = await stored()
  expect(written.keys).toEqual([{ name_key: 'соколова\tмария' }])
  expect(written.names.map(({ key }) => key)).toEqual([
    'maria sokolova',
    'sokolova maria',
    'мария соколова',
    'соколова мария',
  ])
  await before().execute(world.db)
  await up(world.db as unknown as Kysely<unknown>)
  expect(await stored()).toEqual(written)
})
