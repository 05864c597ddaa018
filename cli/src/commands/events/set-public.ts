import type { Task } from '../../bulk/engine.ts'
import { runJob } from '../../bulk/run-job.ts'
import type { Context } from '../../context/context.ts'
import { plan } from '../../context/dry-run.ts'
import type { Result } from '../../context/result.ts'
import type { Input } from '../../definitions/commands.ts'
import { idsOf } from '../../input/ids.ts'

/** Publishes or hides events; reports failures and continues. */
export async function setPublic(
  context: Context,
  { events, concurrency }: Input<'events publish'>,
  isPublic: boolean,
): Promise<Result> {
  const { t, settings } = context
  const ids = await idsOf(context, events)
  const action = isPublic ? 'publish' : 'unpublish'
  if (settings.dryRun)
    return plan(
      context,
      ids.map((id) => ({ action, what: String(id) })),
    )
  const client = await context.bulkClient()
  const tasks = ids.map(
    (id): Task => ({
      key: String(id),
      name: String(id),
      async perform() {
        await client.events.update({ params: { id }, body: { public: isPublic } })
        return { state: 'done', detail: t(isPublic ? 'cli:published' : 'cli:unpublished') }
      },
    }),
  )
  const describe = ({ name, detail }: { readonly name: string; readonly detail?: string }) =>
    `${name}: ${detail}`
  return runJob(context, { tasks, fresh: true, input: ids.join(' '), concurrency, describe })
}
