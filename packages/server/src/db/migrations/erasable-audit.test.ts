import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { confirmedSwimmer } from '../../areas/swimmers/testing/confirmed-swimmer.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { up } from './150-erasable-audit.ts'

let world: TestApp
beforeAll(async () => {
  world = await testApp()
})
afterAll(() => world.stop())

const record = (objectId: number, action: string, changes: { before?: object; after?: object }) =>
  world.db
    .insertInto('audit')
    .values({
      at: world.clock.now(),
      account_id: 1,
      action,
      object_kind: 'swimmer',
      object_id: String(objectId),
      before: changes.before ? JSON.stringify(changes.before) : null,
      after: changes.after ? JSON.stringify(changes.after) : null,
      ip_address: null,
      request_id: null,
    })
    .execute()

it('erases the values of those who have left, with what was merged into theirs, and no others', async () => {
  const present = await confirmedSwimmer(await world.account())
  const [deleted, mergedIntoDeleted, mergedIntoPresent] = [9001, 9002, 9003]
  await record(present.id, 'swimmers.update', { before: { city: 'Here' }, after: { city: 'There' } })
  await record(mergedIntoPresent, 'swimmers.update', { after: { city: 'Elsewhere' } })
  await record(mergedIntoPresent, 'swimmers.merge', { after: { mergedInto: present.id } })
  await record(mergedIntoDeleted, 'swimmers.update', { after: { city: 'Gone' } })
  await record(mergedIntoDeleted, 'swimmers.merge', { after: { mergedInto: deleted } })
  await record(deleted, 'swimmers.merge', { before: { loser: { id: mergedIntoDeleted, city: 'Gone' } } })
  await record(deleted, 'swimmers.remove', { before: { iwsaid: 'GONE000001' } })
  await up(world.db as unknown as Kysely<unknown>)
  const rows = await world.db
    .selectFrom('audit')
    .where('object_kind', '=', 'swimmer')
    .orderBy('id')
    .select(['before', 'after'])
    .execute()
  expect(rows.slice(-7)).toEqual([
    { before: { city: 'Here' }, after: { city: 'There' } },
    { before: null, after: { city: 'Elsewhere' } },
    { before: null, after: { mergedInto: present.id } },
    { before: null, after: { city: '***' } },
    { before: null, after: { mergedInto: '***' } },
    { before: { loser: '***' }, after: null },
    { before: { iwsaid: '***' }, after: null },
  ])
})

it.each([
  ['delete from audit', 'only ever added'],
  ['truncate audit', 'only ever added'],
  ["update audit set after = '{}'", 'only ever added'],
  ["update audit set action = 'another', after = audit_without_values(after)", 'only ever added'],
])('refuses %s', async (statement, message) => {
  await record(9004, 'swimmers.update', { after: { city: 'Here' } })
  await expect(sql.raw(statement).execute(world.db)).rejects.toThrow(message)
})
