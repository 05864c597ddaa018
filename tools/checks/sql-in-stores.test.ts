import { describe, expect, it } from 'vitest'
import { sourceOf } from './source.ts'
import { sqlInStores } from './sql-in-stores.ts'

const AREA = 'packages/server/src/areas/teams/update.ts'
const found = (text: string, path = AREA) => sqlInStores([sourceOf(path, text)])

describe('SQL in stores', () => {
  it.each([
    "db.selectFrom('team')",
    "db.with('x', (qb) => qb.selectFrom('team')) ",
    "tx\n  .insertInto('team')",
    "db.updateTable('team')",
    "db.deleteFrom('team')",
    "db.mergeInto('team as t')",
    'sql`now()`',
    'sql<number>`count(*)`.execute(db)',
  ])('finds %j outside a store', (text) => {
    expect(found(text)).toMatchObject([{ path: AREA, message: expect.stringContaining('store') }])
  })

  it('names the line of a query', () => {
    expect(found("\n\nconst a = db.selectFrom('team')")).toMatchObject([{ line: 3 }])
  })

  it.each([
    'packages/server/src/areas/teams/teams.store.ts',
    'packages/server/src/areas/teams/update.test.ts',
    'packages/server/src/testing/server.ts',
    'packages/server/src/db/migrate.ts',
    'tools/seed.ts',
  ])('accepts SQL in %s', (path) => {
    expect(found("db.selectFrom('team'); sql`now()`", path)).toEqual([])
  })

  it('accepts other calls and words', () => {
    expect(found("selectFrom(list); html`x`; run('selectFrom')")).toEqual([])
  })
})
