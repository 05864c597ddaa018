import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openTestDatabase } from '../testing/database.ts'
import { CASCADES } from './cascades.ts'
import { statementTables } from './statement-tables.ts'

const tablesOf = statementTables()

describe('statementTables', () => {
  it.each([
    ['insert into "entry" ("id") values ($1) on conflict ("id") do update set "id" = $2', ['entry']],
    ['update "event" set "name" = $1 where "id" = $2', ['event']],
    ['update only event set name = $1', ['event']],
    ['with a as (delete from "mail" returning id) insert into audit select id from a', ['mail', 'audit']],
    ['select "id" from "event" where "id" = $1 for update', []],
    ['select "id" from "event" for no key update of "event" skip locked', []],
    ['select "updated_at" from "event"', []],
    ['begin', []],
  ])('finds the tables that a statement writes: %s', (text, writes) => {
    expect(tablesOf(text).writes).toEqual(writes)
  })

  it('follows deleted rows into the tables that reference them, to the last', () => {
    const { writes } = tablesOf('delete from "event" where "id" = $1')
    expect(writes).toEqual(
      expect.arrayContaining(['event', 'offer', 'offer_distance', 'start_list', 'start_place']),
    )
  })

  it('follows no updated row', () => {
    expect(tablesOf('update "event" set "name" = $1').writes).toEqual(['event'])
  })

  it('adds the tables that triggers keep up to date, to the last', () => {
    expect(tablesOf('insert into swimmer (id) values ($1)').writes).toEqual([
      'swimmer',
      'best_result',
      'ranking_tally',
      'swimmer_tally',
    ])
  })

  it('finds the tables that a statement reads, those behind a view too', () => {
    const { words } = tablesOf('select * from "participation" as p join "offer" on true')
    expect(['offer', 'entry', 'team_member'].every((table) => words.has(table))).toBe(true)
  })
})

describe('the tables that deleted rows change', () => {
  it('are those of the foreign keys of the database', async () => {
    const { connection, drop } = await openTestDatabase()
    const { rows } = await sql<{ parent: string; child: string }>`
      select distinct confrelid::regclass::text as parent, conrelid::regclass::text as child
      from pg_constraint where contype = 'f' and confdeltype in ('c', 'n', 'd')`.execute(connection.db)
    await drop()
    const own = rows.filter(({ parent }) => !parent.includes('.'))
    const listed = Object.entries(CASCADES).flatMap(([parent, tables]) =>
      tables.map((child) => `${parent} ${child}`),
    )
    expect(listed.sort()).toEqual(own.map(({ parent, child }) => `${parent} ${child}`).sort())
  })
})
