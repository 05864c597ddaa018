import { setTimeout as pause } from 'node:timers/promises'
import type { Publication } from '@polynya/contract'
import { isToPublish, type PublishedState } from '@polynya/domain'
import { isApiError } from '@polynya/sdk/light'
import type { Outcome, Task } from '../../bulk/engine.ts'
import { planEach } from '../../bulk/plan-each.ts'
import type { Part } from '../../bulk/progress.ts'
import { runJob } from '../../bulk/run-job.ts'
import type { Context } from '../../context/context.ts'
import type { Step } from '../../context/dry-run.ts'
import type { Run } from '../../context/run.ts'
import { Stop } from '../../failures/exit-status.ts'
import { idsOf } from '../../input/ids.ts'
import { distanceText } from '../events/distance-of.ts'
import { nameOf } from '../events/event-table.ts'

const POLL_MS = 500

/** Publishes all distances of events that are ready; the server publishes one after another. */
export const run: Run<'results publish'> = async (
  context,
  { events, official, withWarnings, concurrency },
) => {
  const ids = await idsOf(context, events)
  const body = { state: official ? 'official' : 'preliminary', confirmed: withWarnings } as const
  if (context.settings.dryRun) {
    const { results } = await context.client()
    const stepOf = async (id: number): Promise<Step> => {
      const { event, lists } = await results.desk({ params: { eventId: id } })
      const ready = lists.filter((list) => isToPublish(list, body.state))
      const distances = ready.map((list) => distanceText(context.t, list)).join(', ')
      const what = `${id} ${nameOf(event, context)}: ${distances || context.t('cli:nothingToPublish')}`
      return { action: ready.length > 0 ? 'publish' : 'unchanged', what }
    }
    return planEach(context, { of: ids, nameOf: String, stepOf })
  }
  const tasks = ids.map(
    (id): Task => ({
      key: `${id} ${body.state}`,
      name: String(id),
      perform: (_doubtful, onPart) => publish(context, { id, body }, onPart),
    }),
  )
  const describe = ({ name, detail }: { readonly name: string; readonly detail?: string }) =>
    `${name}: ${detail}`
  return runJob(context, { tasks, input: ids.join(' '), fresh: true, concurrency, describe })
}

interface Wanted {
  readonly id: number
  readonly body: { readonly state: PublishedState; readonly confirmed: boolean }
}

/** Follows the publication of an event to its end. Ctrl-C stops it before its next distance. */
async function publish(
  context: Context,
  { id, body }: Wanted,
  onPart: (part: Part) => void,
): Promise<Outcome> {
  const { t, interrupt } = context
  const client = await context.bulkClient()
  const params = { eventId: id }
  let current: Publication | null
  try {
    current = await client.results.publishEvent({ params, body })
  } catch (problem) {
    if (!isApiError(problem) || problem.reason !== 'nothing_to_publish') throw problem
    return { state: 'skipped', detail: t('cli:nothingToPublish') }
  }
  while (current?.isOpen) {
    if (interrupt.stopping.aborted) {
      await client.results.cancelPublication({ params })
      throw new Stop('cancelled', t('cli:cancelled'))
    }
    onPart({ done: current.done, count: current.count })
    await pause(POLL_MS, undefined, { signal: interrupt.stopping }).catch(() => undefined)
    current = (await client.results.publication({ params })).publication
  }
  return outcomeOf(context, current)
}

/** Distances that are not published make the task fail: their list needs a correction, or the flag for warnings. */
function outcomeOf({ t }: Context, publication: Publication | null): Outcome {
  const outcomes = publication?.outcomes ?? []
  const published = outcomes.filter(({ outcome }) => outcome === 'published').length
  const counts = { published: String(published), total: String(publication?.count ?? 0) }
  const rest = [...Map.groupBy(outcomes, ({ outcome }) => outcome)]
    .filter(([outcome]) => outcome !== 'published')
    .map(([outcome, some]) => `${t(`cli:publicationOutcomes.${outcome}`)}: ${some.length}`)
  const detail = [t('cli:resultsPublished', counts), ...rest].join('; ')
  if (publication?.isCancelled || published < outcomes.length) throw new Stop('refused', detail)
  return { state: 'done', detail }
}
