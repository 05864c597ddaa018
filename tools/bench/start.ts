/** Time from process start to the first response, and memory of an idle server. */

import { execFile } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type Program, startServer } from './programs.ts'
import { median, type Row } from './report.ts'

const STARTS = 3
const REST_MS = 5_000

export async function startAndRest(suite: string, env: Readonly<Record<string, string>>): Promise<Row[]> {
  const times: number[] = []
  const sizes: number[] = []
  for (let start = 0; start < STARTS; start += 1) {
    const program = await startServer(env)
    times.push(program.startedInMs)
    await pause(REST_MS)
    sizes.push(await residentMegabytes(program))
    await program.stop()
  }
  return [
    { suite, name: 'start to first answer', value: median(times), unit: 'ms' },
    { suite, name: 'memory at rest', value: median(sizes), unit: 'MB' },
  ]
}

export async function residentMegabytes({ pid }: Program): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout) / 1024
}
