import { isApiError } from '@polynya/sdk/light'
import type { Task } from '../../bulk/engine.ts'
import { planEach } from '../../bulk/plan-each.ts'
import { removal } from '../../bulk/removal.ts'
import { runJob } from '../../bulk/run-job.ts'
import { inBatches } from '../../calls/batches.ts'
import type { Context } from '../../context/context.ts'
import type { Run } from '../../context/run.ts'
import { fail } from '../../failures/refusal.ts'
import { confirm } from '../../input/ask.ts'
import { idsOf, someOf } from '../../input/ids.ts'

const BATCH = 8

export const run: Run<'events delete'> = async (context, { events, concurrency }) => {
  const { t, settings } = context
  const ids = await idsOf(context, events)
  if (settings.dryRun) {
    const stepOf = async (id: number) =>
      ({ action: 'delete', what: `${id} ${await deletable(context, id)}`, id }) as const
    return planEach(context, { of: ids, nameOf: String, stepOf })
  }
  const found = await inBatches(ids, BATCH, (id) => nameOf(context, id))
  const names = found.map(({ id, name }) => `${id} ${name}`)
  await confirm(context, t('cli:confirmEvents', { names: someOf(context, names) }))
  const client = await context.bulkClient()
  const tasks = found.map(
    ({ id, name }): Task => ({
      key: String(id),
      name: `${id} ${name}`.trim(),
      perform: (doubtful) => removal(doubtful, () => client.events.remove({ params: { id } })),
    }),
  )
  return runJob(context, {
    tasks,
    input: ids.join(' '),
    concurrency,
    describe: ({ name }) => `${name}: ${t('cli:deleted')}`,
  })
}

/** The name of an event; of one that a continued job has deleted, none. */
async function nameOf(context: Context, id: number): Promise<{ readonly id: number; readonly name: string }> {
  const { events } = await context.client()
  try {
    return await events.get({ params: { id } })
  } catch (problem) {
    if (context.settings.resumes && isApiError(problem) && problem.status === 404) return { id, name: '' }
    throw problem
  }
}

/** The name of an event; fails as its deletion would. */
async function deletable(context: Context, id: number): Promise<string> {
  const { events } = await context.client()
  const { name } = await events.get({ params: { id } })
  const { total } = await events.registrations({ params: { id }, query: { limit: 1 } })
  if (total > 0) fail('event_has_entries')
  return name
}
