/** Memory over many calls: what a server holds after a hundred thousand of them, against after the first few thousand. */

import { PERSONAS } from '@polynya/testkit/federation'
import type { Program } from './programs.ts'
import type { Row } from './report.ts'
import { bearerOf } from './sessions.ts'
import { residentMegabytes } from './start.ts'

const CALLS = 100_000
const WARM_UP = 5_000
/** The tokens of a sign-in expire after fifteen minutes. */
const CALLS_PER_SIGN_IN = 5_000

const ROUNDS_PER_SIGN_IN = 500

type Bearer = Readonly<Record<string, string>>

interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly form?: unknown
  readonly signedIn?: true
}

/** Reads of visitors and of a signed-in administrator, writes and refusals; a new `round` defeats stored answers. */
const CALLS_OF_ROUND: readonly ((round: number) => Call)[] = [
  (round) => ({ path: `events?page=${1 + (round % 3)}&limit=${5 + (round % 40)}` }),
  (round) => ({ path: `events?page=${1 + (round % 3)}&limit=${5 + (round % 40)}`, signedIn: true }),
  (round) => ({ path: `swimmers/all?page=${1 + (round % 300)}&limit=12` }),
  (round) => ({ path: `swimmers/all?page=${1 + (round % 3)}&limit=${5 + (round % 40)}`, signedIn: true }),
  (round) => ({ path: `events/view/${1 + (round % 15)}` }),
  (round) => ({ path: `events/view/${1 + (round % 15)}`, signedIn: true }),
  () => ({ path: 'admin/events', signedIn: true }),
  (round) => ({ path: `swimmers/${1 + (round % 500)}` }),
  () => ({ method: 'POST', path: 'user/forgot', form: { email: 'unknown@demo.polynya.example' } }),
  (round) => ({
    method: round % 2 === 0 ? 'PUT' : 'DELETE',
    path: `events/follow/${1 + (Math.floor(round / 2) % 15)}`,
    form: {},
    signedIn: true,
  }),
]

export async function soak(server: Program): Promise<Omit<Row, 'suite'>[]> {
  let bearer: Bearer = {}
  let warm = Number.NaN
  for (let calls = 0, round = 0; calls < CALLS; round += 1) {
    if (calls % CALLS_PER_SIGN_IN === 0) bearer = await bearerOf(server, PERSONAS.superAdministrator)
    if (calls === WARM_UP) warm = await residentMegabytes(server)
    calls += await sendRound(server, round, bearer)
  }
  const end = await residentMegabytes(server)
  return [
    { name: `soak: memory after ${WARM_UP} calls`, value: warm, unit: 'MB' },
    { name: `soak: memory after ${CALLS} calls`, value: end, unit: 'MB' },
    {
      name: 'soak: memory, end against start',
      value: end / warm,
      unit: '×',
      goal: { atMost: 1.3 },
    },
  ]
}

/** Sends the calls of a round at once; returns their number. */
async function sendRound(server: Program, round: number, bearer: Bearer): Promise<number> {
  const sent = CALLS_OF_ROUND.map((callOf) => send(server, callOf(round), bearer))
  return (await Promise.all(sent)).length
}

/** Sends rounds of calls, one after the other, for a time. */
export async function mixedLoad(server: Program, milliseconds: number): Promise<void> {
  const end = performance.now() + milliseconds
  let bearer: Bearer = {}
  for (let round = 0; performance.now() < end; round += 1) {
    if (round % ROUNDS_PER_SIGN_IN === 0) bearer = await bearerOf(server, PERSONAS.superAdministrator)
    await sendRound(server, round, bearer)
  }
}

async function send(
  { address }: Program,
  { method = 'GET', path, form, signedIn }: Call,
  bearer: Bearer,
): Promise<void> {
  const response = await fetch(`${address}/api/v1/${path}`, {
    method,
    headers: { ...(signedIn && bearer), ...(form !== undefined && { 'content-type': 'application/json' }) },
    ...(form !== undefined && { body: JSON.stringify(form) }),
  })
  await response.arrayBuffer()
  if (response.status >= 500) throw new Error(`${path}: ${response.status}`)
}
