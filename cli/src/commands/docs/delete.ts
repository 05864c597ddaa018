import type { Task } from '../../bulk/engine.ts'
import { removal } from '../../bulk/removal.ts'
import { runJob } from '../../bulk/run-job.ts'
import { plan } from '../../context/dry-run.ts'
import type { Run } from '../../context/run.ts'
import { Stop } from '../../failures/exit-status.ts'
import { nearest } from '../../failures/nearest.ts'
import { confirm } from '../../input/ask.ts'
import { someOf } from '../../input/ids.ts'
import { numberOf } from '../../input/number-of.ts'

export const run: Run<'docs delete'> = async (context, { event, files, concurrency }) => {
  const { t, settings } = context
  const id = numberOf(context, event)
  const client = await context.client()
  const there = (await client.events.listDocs({ params: { id } })).files
  const chosen = files.flatMap((given) => {
    const found = there.find(({ file, name }) => file === given || name === given)
    if (found) return [found]
    // A continued job has deleted it.
    if (settings.resumes) return []
    const guess = nearest(
      given,
      there.map(({ name }) => name),
    )
    throw new Stop(
      'notFound',
      `${t('cli:noDocument', { file: given })}${guess ? ` ${t('cli:didYouMean', { guess })}` : ''}`,
    )
  })
  if (settings.dryRun)
    return plan(
      context,
      chosen.map(({ name }) => ({ action: 'delete', what: `${event}: ${name}` })),
    )
  await confirm(
    context,
    t('cli:confirmDocuments', {
      names: someOf(
        context,
        chosen.map(({ name }) => name),
      ),
    }),
  )
  const bulk = await context.bulkClient()
  const tasks = chosen.map(
    ({ file, name }): Task => ({
      key: file,
      name,
      perform: (doubtful) => removal(doubtful, () => bulk.events.removeDoc({ params: { id, file } })),
    }),
  )
  return runJob(context, {
    tasks,
    input: files.join(' '),
    concurrency,
    describe: ({ name }) => `${name}: ${t('cli:deleted')}`,
  })
}
