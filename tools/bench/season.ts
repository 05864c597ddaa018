/**
 * A country's season on PostgreSQL: 200 events, 100 000 swimmers, a million results. Measures the hot paths of the day of a
 * championship with one process, computes the busiest hour of 50 000 visitors from them, and sends that hour's load. See
 * docs/operating/scale.md.
 */

import { PERSONAS } from '@polynya/testkit/federation'
import { live } from './live.ts'
import { KINDS, type PageLoad, pageLoads } from './page-loads.ts'
import { type Program, startServer } from './programs.ts'
import { signedIn } from './reads-while-writing.ts'
import type { Row } from './report.ts'
import { sendHour } from './season-hour.ts'
import { busiestHour, type Load } from './season-model.ts'
import { measureRates, pathsOf } from './season-rates.ts'
import { sessions } from './sessions.ts'
import { type Federation, makeFederation, publishingTime } from './standings.ts'
import { residentMegabytes } from './start.ts'

const RESULTS = 1_000_000

export async function season(suite: string, place: Parameters<typeof makeFederation>[1]): Promise<Row[]> {
  const federation = await makeFederation(RESULTS, place)
  const server = await startServer(federation.env)
  try {
    return await measure(suite, server, federation)
  } finally {
    await server.stop()
  }
}

async function measure(suite: string, server: Program, federation: Federation): Promise<Row[]> {
  const atRest = await residentMegabytes(server)
  const client = await signedIn(server, PERSONAS.superAdministrator)
  const [today] = (await client.events.list({ query: { status: 'goingOn' } })).events
  const id = today?.id ?? 0
  const visits = await pageLoads(server, {
    home: '/',
    event: `/view-event/${id}`,
    results: `/view-event/${federation.publishedId}?tab=results`,
    live: `/view-event/${id}/live`,
  })
  const paths = await pathsOf(server, id)
  const { rows, rates } = await measureRates(suite, server, { paths, large: federation.publishedId })
  const liveRows = await live(suite, server)
  const listenerKib = liveRows.find(({ unit }) => unit === 'KiB')?.value ?? Number.NaN
  const hour = busiestHour(visits, { ...rates, listenerKib })
  const databaseUrl = federation.env.DATABASE_URL || null
  return [
    ...Object.entries(visits).flatMap(([name, { first, again }]) => [
      loadRow(suite, `${name}, first visit`, first),
      loadRow(suite, `${name}, again`, again),
    ]),
    ...rows,
    ...(await sessions(suite, server)),
    ...liveRows,
    { suite, name: 'publishing 5 000 starts', value: await publishingTime(server, federation), unit: 'ms' },
    ...hourRows(suite, hour),
    ...(await sendHour(server, { suite, hour, paths, databaseUrl })),
    { suite, name: 'memory at rest', value: atRest, unit: 'MB' },
    { suite, name: 'memory afterwards', value: await residentMegabytes(server), unit: 'MB' },
  ]
}

function loadRow(suite: string, name: string, { requests, kib }: PageLoad): Row {
  const count = KINDS.map((kind) => `${requests[kind]} ${kind}`).join(', ')
  const value = KINDS.reduce((sum, kind) => sum + kib[kind], 0)
  return { suite, name: `${name}: ${count}`, value, unit: 'KiB' }
}

function hourRows(suite: string, hour: Load): Row[] {
  const row = (name: string, value: number, unit: Row['unit']): Row => ({
    suite,
    name: `busiest hour: ${name}`,
    value,
    unit,
  })
  return [
    row('listeners', hour.listeners, 'rows'),
    ...Object.entries(hour.requests).map(([kind, value]) => row(`requests, ${kind}`, value, 'per s')),
    row('traffic in Mbit', hour.megabitsPerSecond, 'per s'),
    row('one process answers a change to all within', hour.burstSeconds, 's'),
    row('processors busy without a CDN', hour.busy.alone, '×'),
    row('processors busy behind a CDN', hour.busy.behindCdn, '×'),
    row('processes without a CDN', hour.processes.alone, 'rows'),
    row('processes behind a CDN', hour.processes.behindCdn, 'rows'),
    row('memory of listeners', hour.listenersMib, 'MB'),
  ]
}
