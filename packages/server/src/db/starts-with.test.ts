import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { startsWith } from './starts-with.ts'

describe('startsWith', () => {
  let world: TestApp
  beforeAll(async () => {
    world = await testApp()
  })
  afterAll(() => world.stop())

  it.each(['a', 'ан', 'Ан', '50%', 'a_b', '', 'z', '🏊'])(
    'finds the texts that start with "%s"',
    async (prefix) => {
      const texts = [
        'a',
        'ab',
        'a_b',
        'axb',
        'b',
        'ан',
        'анна',
        'Анна',
        'аф',
        '50%',
        '500',
        'z',
        'zя',
        '🏊 Анна',
        '',
      ]
      const { rows } = await sql<{ text: string }>`
      select text from unnest(${texts}::text[]) as listed(text) where ${startsWith('text', prefix)}`.execute(
        world.db,
      )
      expect(rows.map(({ text }) => text).toSorted()).toEqual(
        texts.filter((text) => text.startsWith(prefix)).toSorted(),
      )
    },
  )

  it.each([
    ['account', 'email', 'account_email_start'],
    ['audit', 'action', 'audit_action'],
    ['swimmer_name', 'key', 'swimmer_name_pkey'],
    ['swimmer', 'iwsaid', 'swimmer_iwsaid_key'],
  ])('is found in %s.%s by the index %s', async (table, column, index) => {
    const plan = await world.db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx)
      return sql<Record<string, string>>`
        explain select * from ${sql.table(table)} where ${startsWith(column, 'anna')}`.execute(tx)
    })
    const lines = plan.rows.flatMap(Object.values).join('\n')
    expect(lines).toContain(index)
    expect(lines).toContain('Index Cond')
  })
})
