import { setTimeout as pause } from 'node:timers/promises'
import type { ResultList } from '@polynya/contract'
import type { Client } from '@polynya/sdk/light'
import { take } from '../../calls/take.ts'
import type { Context } from '../../context/context.ts'
import { rows } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { numberOf } from '../../input/number-of.ts'
import { entrantText } from '../prestart/start-list-table.ts'

type Ranked = ResultList['results'][number]

interface LiveResult
  extends Pick<ResultList, 'distanceId' | 'distCode' | 'gender'>,
    Pick<Ranked, 'heat' | 'lane' | 'status'> {
  readonly number: number | null
  readonly iwsaid: string
  readonly teamId: string | null
  readonly name: string
  readonly time: string | null
  readonly place: number | null
}

const POLL_MS = 2000

/** Shows results of an event as they are recorded or changed, until Ctrl-C. */
export const run: Run<'results watch'> = async (context, { event, distance, limit }) => {
  const { t } = context
  const eventId = numberOf(context, event)
  const list = rows(
    take(liveResults(context, eventId, distance), limit),
    [
      { title: t('cli:label.distance'), of: ({ distCode }) => distCode },
      { title: t('cli:label.number'), of: ({ number }) => number },
      { title: t('cli:label.person'), of: ({ name }) => name },
      { title: t('cli:label.result'), of: ({ time, status }) => time ?? status },
      { title: t('cli:label.place'), of: ({ place }) => place && `(${place})` },
    ],
    '',
  )
  return { ...list, isLive: true }
}

/** Results that appear or change after the start. The log of changes shows when to read them again. */
async function* liveResults(
  context: Context,
  eventId: number,
  distance: string | undefined,
): AsyncGenerator<LiveResult> {
  const { terminal, t, interrupt } = context
  const client = await context.client()
  const read = () => resultsOf(context, client, { eventId, distCode: distance?.toUpperCase() })
  let { last } = await client.events.stream({ params: { eventId } })
  let known = new Set((await read()).map(keyOf))
  terminal.note(t('cli:desk.watching'))
  while (!interrupt.stopping.aborted) {
    const news = await client.events.stream({ params: { eventId }, query: { after: last } })
    last = news.last
    if (news.reset || news.changes.length > 0) {
      const found = await read()
      yield* found.filter((each) => !known.has(keyOf(each)))
      known = new Set(found.map(keyOf))
    }
    await pause(POLL_MS, undefined, { signal: interrupt.stopping }).catch(() => undefined)
  }
}

/** A place changes with the results of others, which is no news of this one. */
const keyOf = ({ distanceId, iwsaid, teamId, status, time }: LiveResult) =>
  [distanceId, teamId ?? iwsaid, status, time].join(' ')

interface Watched {
  readonly eventId: number
  readonly distCode: string | undefined
}

async function resultsOf(
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
