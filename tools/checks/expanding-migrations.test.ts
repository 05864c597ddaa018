import { expect, it } from 'vitest'
import { expandingMigrations } from './expanding-migrations.ts'
import { sourceOf } from './source.ts'

const check = (statement: string, { number = 130, comment = 'Adds things.' } = {}) => {
  const text = `/** ${comment} */\nexport async function up(db) {\n  await sql\`${statement}\`.execute(db)\n}\n`
  return expandingMigrations([sourceOf(`packages/server/src/db/migrations/${number}-things.ts`, text)])
}

it.each([
  'create table thing (id integer primary key, name text not null)',
  'alter table thing add column size integer',
  "alter table thing add column name text not null default ''",
  "alter table thing add column name text default '' not null",
  'alter table thing add total integer not null generated always as (a + b) stored',
  'create index thing_name on thing (name)',
  'alter table thing alter name drop not null',
])('lets a migration expand: %s', (statement) => {
  expect(check(statement)).toEqual([])
})

it.each([
  'drop table thing',
  'alter table thing drop column name',
  'alter table thing rename to other',
  'alter table thing rename column name to label',
  'alter table thing alter column name set not null',
  'alter table thing add column name text not null',
  'alter table thing alter column size type bigint',
])('refuses what the previous release may not survive: %s', (statement) => {
  expect(check(statement)).toEqual([
    expect.objectContaining({ line: 3, message: expect.stringContaining('expand first') }),
  ])
  expect(check(statement, { comment: 'Unused since 0.3.0: no server reads it.' })).toEqual([])
  expect(check(statement, { number: 122 })).toEqual([])
})
