import { take } from '../../calls/take.ts'
import type { Context } from '../../context/context.ts'
import { rows } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { numberOf } from '../../input/number-of.ts'
import { followedResults, type LiveResult, type Watched } from './live-results.ts'
import { resultColumns } from './result-columns.ts'

/** Shows results of an event as they are recorded or changed, until Ctrl-C. */
export const run: Run<'results watch'> = async (context, { event, distance, limit }) => {
  const watched = { eventId: numberOf(context, event), distCode: distance?.toUpperCase() }
  return { ...rows(take(news(context, watched), limit), resultColumns(context), ''), isLive: true }
}

async function* news(context: Context, watched: Watched): AsyncGenerator<LiveResult> {
  let isFirst = true
  for await (const results of followedResults(context, watched)) {
    if (isFirst) context.terminal.note(context.t('cli:desk.watching'))
    isFirst = false
    yield* results.news
  }
}
