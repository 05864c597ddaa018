import type { DeskLane, DeskList, ResultInput } from '@polynya/contract'
import { formatRaceTime, parseDeskEntry } from '@polynya/domain'
import { isApiError } from '@polynya/sdk/light'
import { once } from '../../calls/idempotency-key.ts'
import { given } from '../../calls/take.ts'
import type { Context } from '../../context/context.ts'
import { plan } from '../../context/dry-run.ts'
import type { Run } from '../../context/run.ts'
import type { Input } from '../../definitions/commands.ts'
import { failureLines } from '../../failures/describe-failure.ts'
import { Stop } from '../../failures/exit-status.ts'
import { ask } from '../../input/ask.ts'
import { checkBody } from '../../input/check-body.ts'
import { numberOf } from '../../input/number-of.ts'
import { readText } from '../../input/read-input.ts'
import { deskItem, findDesk, laneOf, laneText } from './desk-list.ts'

/**
 * Records results as the desk does, all of the given ones or none; without any, prompts lane by lane and records each
 * answer at once.
 */
export const run: Run<'results enter'> = async (context, input) => {
  const { results: words = [] } = input
  const desk = await findDesk(context, input.event, input.distance)
  if (words.length === 0) return deskItem(context, await enterLanes(context, input, desk))
  const lines = words.length === 1 && words[0] === '-' ? linesOf(await readText(context, '-')) : words
  const pairs = lines.map((line) => pairOf(context, desk, line))
  const results = pairs.map(({ result }) => result)
  const body = { results, ...given({ changeReason: input.reason }) }
  await checkBody(context, 'results.record', body)
  if (context.settings.dryRun)
    return plan(
      context,
      pairs.map(({ lane, text, result }) => ({
        action: 'record',
        what: `${laneText(context, lane)}: ${text}`,
        result,
      })),
    )
  return deskItem(context, await record(context, input, { desk, results }))
}

const linesOf = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** `101=45.20`, or the same with a space, a tab, a comma or a semicolon. */
function pairOf(context: Context, desk: DeskList, line: string) {
  const [, word, text] = /^([^\s=;,]+)\s*[\s=;,]\s*(.+)$/.exec(line) ?? []
  if (word === undefined || text === undefined)
    throw new Stop('usage', context.t('cli:notAnAssignment', { text: line }))
  const lane = laneOf(context, desk, word)
  return { lane, text, result: resultOf(context, lane, text) }
}

/** A result by the line of text of the desk; `none` removes it. */
function resultOf({ t }: Pick<Context, 't'>, { starter, result }: DeskLane, text: string): ResultInput {
  const seen = { entryId: starter.entryId, version: result?.version ?? 0 }
  if (text.toLowerCase() === 'none') return { ...seen, status: null }
  const entry = parseDeskEntry(text)
  if (!entry) throw new Stop('usage', t('cli:desk.notAResult', { text }))
  const { rawTimeCs, penalties, ...rest } = entry
  const rawTime = rawTimeCs === null ? null : formatRaceTime(rawTimeCs)
  return { ...seen, ...rest, rawTime, penalties: [...penalties] }
}

interface Recorded {
  readonly desk: DeskList
  readonly results: ResultInput[]
}

async function record(
  context: Context,
  { event, secondEntry, reason, newRequest }: Input<'results enter'>,
  { desk, results }: Recorded,
): Promise<DeskList> {
  const params = { eventId: numberOf(context, event), distanceId: desk.distanceId }
  const body = { results, ...(secondEntry && { secondEntry }), ...given({ changeReason: reason }) }
  const client = await context.client()
  return once(context, {
    words: ['results.record', params, body],
    isNew: newRequest,
    send: (key) => client.results.record({ params, body }, { key }),
  })
}

/** Prompts for the missing results, in swimming order; an empty answer leaves one out. */
async function enterLanes(
  context: Context,
  input: Input<'results enter'>,
  desk: DeskList,
): Promise<DeskList> {
  const { terminal, t, settings } = context
  if (settings.dryRun) throw new Stop('usage', t('cli:missingArgument', { name: 'results' }))
  let after = desk
  const open = desk.lanes.filter(({ result, scratched }) => !scratched && (input.secondEntry || !result))
  if (open.length > 0 && terminal.canAsk) terminal.note(t('cli:desk.keys'))
  for (const lane of open) after = (await enterLane(context, input, { desk, lane })) ?? after
  return after
}

interface Lane {
  readonly desk: DeskList
  readonly lane: DeskLane
}

/** Records the result of a lane; prompts once more after one that is refused. Null if it is left out. */
async function enterLane(
  context: Context,
  input: Input<'results enter'>,
  { desk, lane }: Lane,
): Promise<DeskList | null> {
  for (;;) {
    const result = await askResult(context, lane)
    if (!result) return null
    try {
      return await record(context, input, { desk, results: [result] })
    } catch (problem) {
      if (!isApiError(problem) || problem.reason !== 'invalid_input') throw problem
      for (const line of failureLines(problem, context.t)) context.terminal.note(line)
    }
  }
}

/** Asks until the answer is a result or empty. */
async function askResult(context: Context, lane: DeskLane): Promise<ResultInput | null> {
  for (;;) {
    const text = await ask(context, `${laneText(context, lane)}:`, '[results...]')
    if (text === '') return null
    try {
      return resultOf(context, lane, text)
    } catch (problem) {
      if (!(problem instanceof Stop)) throw problem
      context.terminal.note(problem.message)
    }
  }
}
