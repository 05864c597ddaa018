/** Baseline: a bare Node server that runs one SQL statement for each request through our driver and sends its rows. */

import { createServer } from 'node:http'
import { connect } from '../../packages/server/src/db/connect.ts'

/** Cards of a page of events: the rows that the list of events shows. */
const EVENTS = `
  with page as (
    select event.id, count(*) over () as total, row_number() over (order by event.start_date desc, event.id desc) as position
    from event where event.public order by position limit $1 offset $2)
  select event.*, page.total, (
    select coalesce(json_agg(json_build_object('kind', kind, 'regStartDate', reg_start_at, 'regEndDate', reg_end_at)), '[]')
    from offer where offer.event_id = event.id) as offers
  from page join event on event.id = page.id order by page.position`

const EVENT = `
  select event.*, (
    select coalesce(json_agg(description), '[]') from description where event_id = event.id) as descriptions, (
    select coalesce(json_agg(json_build_object('id', day.id, 'date', day.date, 'items', (
      select coalesce(json_agg(item), '[]') from day_program_item as item where item.day_program_id = day.id))), '[]')
    from day_program as day where day.event_id = event.id) as days, (
    select coalesce(json_agg(json_build_object('id', offer.id, 'kind', kind, 'name', offer.name, 'distances', (
      select coalesce(json_agg(distance), '[]') from offer_distance as distance where distance.offer_id = offer.id))), '[]')
    from offer where offer.event_id = event.id) as offers, (
    select coalesce(json_agg(json_build_object('country', country, 'swimmers', swimmers)), '[]') from (
      select country, count(distinct swimmer.id) as swimmers from entry
      join participation on participation.entry_id = entry.id
      join registration on registration.id = participation.registration_id
      join swimmer on swimmer.id = registration.swimmer_id
      where entry.event_id = event.id and entry.state = 'confirmed' group by country) as entered) as countries
  from event where event.id = $1`

const CURRENT_RANK = `
  left join lateral (
    select id as rank_id, rank, valid_from from sport_rank where swimmer_id = swimmer.id
    order by valid_from desc, id desc limit 1) as current_rank on true`

const SWIMMERS = `
  select swimmer.*, rank_id, rank, valid_from, (select sum(total) from swimmer_tally) as total
  from (select id, name_key as key from swimmer where confirmed_at is not null
    order by name_key, id limit $1 offset $2) as page
  join swimmer on swimmer.id = page.id ${CURRENT_RANK} order by page.key, page.id`

const SEARCH = `
  select swimmer.*, rank_id, rank, valid_from, (
    select count(distinct swimmer_id) from swimmer_name where part = 'last' and starts_with(key, $3)) as total
  from (select swimmer.id, name.key from swimmer join swimmer_name as name on name.swimmer_id = swimmer.id
    where confirmed_at is not null and name.part = 'last' and starts_with(name.key, $3) order by name.key, swimmer.id limit $1 offset $2) as page
  join swimmer on swimmer.id = page.id ${CURRENT_RANK} order by page.key, page.id`

const { pool } = await connect({
  databaseUrl: process.env.DATABASE_URL || null,
  dataDir: process.env.DATA_DIR ?? '',
})

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bare')
  const [limit, page] = [Number(searchParams.get('limit') ?? 8), Number(searchParams.get('page') ?? 1)]
  const values = [limit, (page - 1) * limit]
  const lastName = searchParams.get('lastName')
  const run = (name: string, text: string, given: readonly unknown[]) =>
    pool.query({ name, text, values: [...given] })
  const path = pathname.replace('/api/v1/', '')
  const statement = {
    events: () => run('events', EVENTS, values),
    'swimmers/all': () =>
      lastName ? run('search', SEARCH, [...values, lastName.toLowerCase()]) : run('all', SWIMMERS, values),
  }[path]
  const { rows } = await (statement ?? (() => run('event', EVENT, [Number(path.split('/').at(-1)) || 1])))()
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify({ data: rows }))
})
server.listen(Number(process.env.PORT), process.env.HOST)
process.on('SIGTERM', () => {
  server.closeAllConnections()
  server.close(() => process.exit(0))
})
