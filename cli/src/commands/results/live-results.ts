import { setTimeout as pause } from 'node:timers/promises'
import type { ResultList } from '@polynya/contract'
import type { Client } from '@polynya/sdk/light'
import type { Context } from '../../context/context.ts'
import { entrantText } from '../prestart/start-list-table.ts'

type Ranked = ResultList['results'][number]

export interface LiveResult
  extends Pick<ResultList, 'distanceId' | 'distCode' | 'gender'>,
    Pick<Ranked, 'heat' | 'lane' | 'status'> {
  readonly number: number | null
  readonly iwsaid: string
  readonly teamId: string | null
  readonly name: string
  readonly time: string | null
  readonly place: number | null
}

/** The results of an event at one time. */
export interface LiveResults {
  readonly all: readonly LiveResult[]
  /** Those that appeared or changed since the time before; none at first. */
  readonly news: readonly LiveResult[]
}

export interface Watched {
  readonly eventId: number
  readonly distCode: string | undefined
}

const POLL_MS = 2000

/**
 * Returns the results of an event, and again when they have changed: the log of changes shows when to read them.
 * @param signal ends the loop, by default Ctrl-C
 */
export async function* followedResults(
  context: Context,
  watched: Watched,
  signal: AbortSignal = context.interrupt.stopping,
): AsyncGenerator<LiveResults> {
  const client = await context.client()
  const params = { eventId: watched.eventId }
  let { last } = await client.events.stream({ params })
  let all = await resultsOf(context, client, watched)
  yield { all, news: [] }
  while (!signal.aborted) {
    const log = await client.events.stream({ params, query: { after: last } })
    last = log.last
    if (log.reset || log.changes.length > 0) {
      const known = new Set(all.map(keyOf))
      all = await resultsOf(context, client, watched)
      yield { all, news: all.filter((each) => !known.has(keyOf(each))) }
    }
    await pause(POLL_MS, undefined, { signal }).catch(() => undefined)
  }
}

/** A place changes with the results of others, which is no news of this one. */
export const keyOf = ({ distanceId, iwsaid, teamId, status, time }: LiveResult) =>
  [distanceId, teamId ?? iwsaid, status, time].join(' ')

export async function resultsOf(
  context: Context,
  client: Client,
  { eventId, distCode = 'all' }: Watched,
): Promise<LiveResult[]> {
  const lists = await client.events.live({ params: { eventId }, query: { distCode } })
  return lists.flatMap(({ distanceId, distCode: code, gender, results }) =>
    results.map(({ heat, lane, status, finalTime, starter, places }) => ({
      ...{ distanceId, distCode: code, gender, heat, lane, status },
      number: starter.number,
      iwsaid: starter.iwsaid,
      teamId: starter.team?.teamId ?? null,
      name: entrantText(context, starter),
      time: finalTime,
      place: places.absolute,
    })),
  )
}
