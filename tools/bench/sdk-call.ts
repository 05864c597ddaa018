/** Overhead of an SDK call over plain fetch. */

import { createClient, memoryStore } from '@polynya/sdk'
import type { Program } from './programs.ts'
import { median, type Row } from './report.ts'

const ROUNDS = 15
const CALLS = 200

export async function sdkCall(suite: string, { address }: Program): Promise<Row[]> {
  const client = createClient({ baseUrl: `${address}/api/v1`, store: memoryStore() })
  const bySdk = () => client.swimmers.featured()
  const byFetch = async () => {
    const response = await fetch(`${address}/api/v1/swimmers/featured`)
    return ((await response.json()) as { data: unknown }).data
  }
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const plain = await timeOf(byFetch)
    ratios.push((await timeOf(bySdk)) / plain)
  }
  return [
    { suite, name: 'SDK call against plain fetch', value: median(ratios), unit: '×', goal: { atMost: 1.6 } },
  ]
}

async function timeOf(call: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  for (let count = 0; count < CALLS; count += 1) await call()
  return performance.now() - startedAt
}
