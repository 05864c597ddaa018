/** What one process returns in a second of each kind of request on the day of a championship, one kind at a time. */

import { PERSONAS } from '@polynya/testkit/federation'
import autocannon from 'autocannon'
import type { Program } from './programs.ts'
import type { Row } from './report.ts'
import type { Rates } from './season-model.ts'
import { bearerOf } from './sessions.ts'

const SECONDS = 4
const CONNECTIONS = 50
/** Pages of the list of swimmers: more than are read again before a stored answer expires. */
const PAGES = 8_000
/** What browsers accept. */
export const CODED = { 'accept-encoding': 'gzip, br' }

/** Addresses by the kinds of requests of the model. */
export interface Paths {
  readonly page: string
  readonly file: string
  readonly call: string
  readonly change: string
}

/** Finds the addresses of an event of today. */
export async function pathsOf({ address }: Program, eventId: number): Promise<Paths> {
  const html = await (await fetch(address)).text()
  const live = `/api/v1/events/live/${eventId}`
  const { data } = (await (await fetch(address + live)).json()) as { data: { distCode: string }[] }
  return {
    page: `/view-event/${eventId}`,
    file: /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? '/',
    call: `/api/v1/events/view/${eventId}`,
    // What a live page requests when the results of a distance have changed.
    change: `${live}?distCode=${data[0]?.distCode ?? ''}`,
  }
}

/** Measures rates and sizes; `large` is an event of 5 000 published starts. */
export async function measureRates(
  suite: string,
  program: Program,
  { paths, large }: { readonly paths: Paths; readonly large: number },
): Promise<{ rows: Row[]; rates: Omit<Rates, 'listenerKib'> }> {
  const { address } = program
  const rate = (...each: string[]) => rateOf(address, each)
  const page = await rate(paths.page)
  const file = await rate(paths.file)
  const cached = await rate(paths.call)
  const change = await rate(paths.change)
  const results = `/api/v1/events/results/${large}`
  const swimmers = Array.from(
    { length: PAGES },
    (_, index) => `/api/v1/swimmers/all?page=${index + 1}&limit=12`,
  )
  const others = {
    'results of 5 000 starts, stored': await rate(results),
    'list of swimmers, each page once': await rate(...swimmers),
    'event, signed in': await rateOf(address, [paths.call], await bearerOf(program, PERSONAS.guardian)),
  }
  const changeKib = await kibOf(address + paths.change)
  const each = { 'page of an event': page, 'file of the app': file, 'event, stored': cached }
  return {
    rows: [
      ...Object.entries({ ...each, 'results of a distance after a change': change, ...others }).map(
        ([name, value]) => ({ suite, name, value, unit: 'per s' as const }),
      ),
      {
        suite,
        name: 'results of 5 000 starts, compressed',
        value: await kibOf(address + results),
        unit: 'KiB',
      },
      { suite, name: 'results of a distance, compressed', value: changeKib, unit: 'KiB' },
    ],
    rates: { page, file, cached, change, changeKib },
  }
}

/** KiB of a body as a browser receives it. */
async function kibOf(url: string): Promise<number> {
  const { throughput, requests } = await autocannon({ url, amount: 20, connections: 1, headers: CODED })
  return throughput.total / requests.total / 1024
}

async function rateOf(
  url: string,
  paths: readonly string[],
  headers: Record<string, string> = {},
): Promise<number> {
  const requests = paths.map((path) => ({ path, headers: { ...CODED, ...headers } }))
  const options = { url, requests, connections: CONNECTIONS }
  await autocannon({ ...options, duration: 1 })
  const { requests: answered, non2xx, errors } = await autocannon({ ...options, duration: SECONDS })
  if (non2xx + errors > 0) throw new Error(`${paths[0]}: ${non2xx} refusals, ${errors} errors`)
  return answered.average
}
