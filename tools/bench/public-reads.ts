/** Public reads compared with a bare Node HTTP server that sends the same bytes. */

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import autocannon from 'autocannon'
import type { Answers } from './bare-server.ts'
import { type Program, startBareServer } from './programs.ts'
import { median, type Row } from './report.ts'

export const READS = [
  'site',
  'events?page=1&limit=8',
  'events/upcoming',
  'events/featured',
  'events/view/1',
  'swimmers/all?page=1&limit=12',
  'swimmers/count/all',
  'swimmers/featured',
].map((path) => `/api/v1/${path}`)

const ROUNDS = 3
const SECONDS = 2
const CONNECTIONS = 10

export async function publicReads(suite: string, server: Program, folder: string): Promise<Row[]> {
  const file = join(folder, 'answers.json')
  await writeFile(file, JSON.stringify(await answersOf(server.address)))
  const bare = await startBareServer(file)
  try {
    const rows: Row[] = []
    for (const path of READS) rows.push(await ratio(suite, path, [server, bare]))
    return rows
  } finally {
    await bare.stop()
  }
}

/** Alternates both servers, so that background load affects them equally. */
async function ratio(suite: string, path: string, [server, bare]: [Program, Program]): Promise<Row> {
  const rounds: number[] = []
  await rate(server.address + path, 1)
  for (let round = 0; round < ROUNDS; round += 1) {
    const ours = await rate(server.address + path, SECONDS)
    rounds.push(ours / (await rate(bare.address + path, SECONDS)))
  }
  const name = `${path}, requests against a bare server`
  return { suite, name, value: median(rounds), unit: '×', goal: { atLeast: 0.7 } }
}

/** Requests per second at an address. */
export async function rate(
  url: string,
  duration: number,
  headers: Record<string, string> = {},
): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({ url, duration, headers, connections: CONNECTIONS })
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refusals, ${errors} errors`)
  return requests.average
}

async function answersOf(address: string): Promise<Answers> {
  const all = READS.map(async (path) => {
    const response = await fetch(address + path, { headers: { 'accept-encoding': 'identity' } })
    const headers = [...response.headers].filter(([name]) => !/^(date|connection|keep-alive)$/.test(name))
    return [path, { headers: Object.fromEntries(headers), body: await response.text() }] as const
  })
  return Object.fromEntries(await Promise.all(all))
}
