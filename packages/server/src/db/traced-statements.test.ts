import { expect, it } from 'vitest'
import { statementName } from './traced-statements.ts'

it.each([
  ['select "event"."id" from "event" where "id" = $1', 'select event'],
  [
    'select * from event join distance on true left join "entry" on true join team on true',
    'select event, distance, entry',
  ],
  ['insert into "mail" ("to") values ($1)', 'insert mail'],
  ["update account set name = $1 where email = 'anna@polynya.test'", 'update account'],
  ['delete from "entry" using "event"', 'delete entry'],
  ['with due as (select id from job) select count(*) from due', 'with job, due'],
  ["select extract(epoch from now()), substring(a from 'x') from job.job", 'select job'],
  ['commit', 'commit'],
])('names a statement by its operation and tables: %s', (sql, name) => {
  expect(statementName(sql)).toBe(name)
})
