import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { up } from './019-stored-mails.ts'

let world: TestApp
beforeAll(async () => {
  world = await testApp()
})
afterAll(() => world.stop())

/** The column as it was before. */
const before = () => sql`
  alter table mail drop constraint mail_state_check;
  update mail set state = 'kept' where state = 'stored';
  alter table mail add constraint mail_state_check check (state in ('queued', 'sent', 'kept', 'failed'));
`

const states = async () =>
  (await world.db.selectFrom('mail').select('state').execute()).map(({ state }) => state)

it('renames the state of the mails that were stored without a mail server', async () => {
  await world.account()
  await before().execute(world.db)
  expect(await states()).toEqual(['kept'])

  await up(world.db as unknown as Kysely<unknown>)
  expect(await states()).toEqual(['stored'])
})
