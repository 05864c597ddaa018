/** Memory of a server with the demo federation: at rest, and after ten minutes of reads, writes and refusals. */

import { setTimeout as pause } from 'node:timers/promises'
import { startServer } from './programs.ts'
import type { Row } from './report.ts'
import { mixedLoad } from './soak.ts'
import { residentMegabytes } from './start.ts'

const REST_MS = 10_000
const LOAD_MS = 600_000

export async function memory(
  suite: string,
  env: Readonly<Record<string, string>>,
  mostAtRest: number,
): Promise<Row[]> {
  const server = await startServer(env)
  try {
    await pause(REST_MS)
    const rest = await residentMegabytes(server)
    await mixedLoad(server, LOAD_MS)
    const loaded = await residentMegabytes(server)
    return [
      { suite, name: 'memory at rest, demo', value: rest, unit: 'MB', goal: { atMost: mostAtRest } },
      { suite, name: 'memory after ten minutes of load', value: loaded, unit: 'MB' },
      {
        suite,
        name: 'memory after load, against at rest',
        value: loaded / rest,
        unit: '×',
        goal: { atMost: 1.5 },
      },
    ]
  } finally {
    await server.stop()
  }
}
