/** The computed load of the busiest hour, sent to one process: whether it answers in time, and what it takes. */

import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { databaseMs, processMs } from './processor-time.ts'
import type { Program } from './programs.ts'
import type { Row } from './report.ts'
import type { Load } from './season-model.ts'
import { CODED, type Paths } from './season-rates.ts'

const SECONDS = 30
const CONNECTIONS = 50
/** Milliseconds in which background work of an earlier part ends. */
const CALM_MS = 3_000

type Kind = keyof Paths

interface Hour {
  readonly suite: string
  readonly hour: Load
  readonly paths: Paths
  /** Names the database to measure; null for the embedded one, which is a thread of the process. */
  readonly databaseUrl: string | null
}

/** Which requests reach a process. */
const SETUPS = {
  'behind a CDN': ['page', 'change'],
  'without a CDN': ['page', 'change', 'file', 'call'],
} as const satisfies Record<string, readonly Kind[]>

/** Sends the load of the hour for half a minute, as it is behind a CDN and without one. */
export async function sendHour(program: Program, hour: Hour): Promise<Row[]> {
  const rows: Row[] = []
  for (const [name, kinds] of Object.entries(SETUPS))
    rows.push(...(await sendKinds(program, hour, name, kinds)))
  return rows
}

async function sendKinds(
  { address, pid }: Program,
  { suite, hour, paths, databaseUrl }: Hour,
  setup: string,
  kinds: readonly Kind[],
): Promise<Row[]> {
  await pause(CALM_MS)
  const times = async () => [await processMs(pid), databaseUrl ? await databaseMs(databaseUrl) : 0] as const
  const before = await times()
  const sent = await Promise.all(
    kinds.map((kind) => send(address + paths[kind], Math.max(1, Math.round(hour.requests[kind])))),
  )
  const after = await times()
  const busy = ([0, 1] as const).map((index) => (after[index] - before[index]) / (SECONDS * 1000))
  const refused = sent.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0)
  const answered = sent.reduce((sum, { requests }) => sum + requests.total, 0)
  const wanted = kinds.reduce((sum, kind) => sum + Math.max(1, Math.round(hour.requests[kind])), 0) * SECONDS
  const name = `the hour in one process, ${setup}`
  const part = (text: string) => ({ suite, name: `${name}: ${text}` })
  return [
    { ...part('answered'), value: (answered / wanted) * 100, unit: 'of 100', goal: { atLeast: 95 } },
    { ...part('refused or failed'), value: refused, unit: 'rows', goal: { atMost: 0 } },
    {
      ...part('99 % of the slowest kind within'),
      ...{ value: Math.max(...sent.map(({ latency }) => latency.p99)), unit: 'ms', goal: { atMost: 1000 } },
    },
    { ...part('processors busy, server'), value: busy[0] ?? Number.NaN, unit: '×' },
    { ...part('processors busy, database'), value: busy[1] ?? Number.NaN, unit: '×' },
  ]
}

const send = (url: string, overallRate: number) =>
  autocannon({
    ...{ url, overallRate, duration: SECONDS, headers: CODED },
    connections: Math.min(CONNECTIONS, overallRate),
  })
