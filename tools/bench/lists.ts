/** Slowdown of lists at the 95th percentile, from a small to a large federation. */

import { PERSONAS } from '@polynya/testkit/federation'
import type { Program } from './programs.ts'
import { quantile, type Row } from './report.ts'
import { bearerOf } from './sessions.ts'

const CALLS = 200

/** URLs by list; `turn` avoids cached responses for visitors. */
const LISTS = {
  'swimmers/all, as people page': (turn) => `swimmers/all?page=${1 + (turn % 5)}&limit=${5 + (turn % 40)}`,
  'swimmers/all, by last name': (turn) => `swimmers/all?lastName=${LAST_NAMES[turn % LAST_NAMES.length]}`,
  'swimmers/all, by country': (turn) => `swimmers/all?country=FI&page=${1 + (turn % 3)}`,
  'swimmers/idlist': (turn) => `swimmers/idlist/${KEYS[turn % KEYS.length]}`,
  'events, by season': (turn) => `events?season=2025-2026&page=1&limit=${5 + (turn % 40)}`,
  events: (turn) => `events?page=${1 + (turn % 3)}&limit=${5 + (turn % 40)}`,
  'admin/events': (turn) => `admin/events?page=${1 + (turn % 3)}`,
  'admin/accounts': (turn) => `admin/accounts?page=${1 + (turn % 2)}`,
} as const satisfies Record<string, (turn: number) => string>

const LAST_NAMES = ['Ivanov', 'Petro', 'Смир', 'Kuzn', 'Virt', 'Соко'].map(encodeURIComponent)
const KEYS = ['IVAN', 'PETR', 'SMIR', 'VIRT']

export async function lists(suite: string, [small, large]: [Program, Program]): Promise<Row[]> {
  const { superAdministrator } = PERSONAS
  const headers = [await bearerOf(small, superAdministrator), await bearerOf(large, superAdministrator)]
  const rows: Row[] = []
  for (const [name, address] of Object.entries(LISTS)) {
    const times: [number[], number[]] = [[], []]
    for (let turn = 0; turn < CALLS; turn += 1) {
      for (const [index, { address: server }] of [small, large].entries()) {
        times[index]?.push(await timeOf(`${server}/api/v1/${address(turn)}`, headers[index] ?? {}))
      }
    }
    const [before, after] = [quantile(times[0], 0.95), quantile(times[1], 0.95)]
    rows.push(
      { suite, name: `${name}: 95 % within, large federation`, value: after, unit: 'ms' },
      {
        suite,
        name: `${name}: large against small`,
        value: after / before,
        unit: '×',
        goal: { atMost: 1.33 },
      },
    )
  }
  return rows
}

/** Milliseconds until the response of a call is read; fails with its status. */
export async function timeOf(url: string, headers: Record<string, string>): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(url, { headers })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return performance.now() - startedAt
}
