import type { Task } from '../../bulk/engine.ts'
import { removal } from '../../bulk/removal.ts'
import { runJob } from '../../bulk/run-job.ts'
import { plan } from '../../context/dry-run.ts'
import type { Run } from '../../context/run.ts'
import { confirm } from '../../input/ask.ts'
import { idsOf, someOf } from '../../input/ids.ts'

export const run: Run<'tokens revoke'> = async (context, { ids, concurrency }) => {
  const { t, settings } = context
  const numbers = await idsOf(context, ids)
  if (settings.dryRun)
    return plan(
      context,
      numbers.map((id) => ({ action: 'revoke', what: String(id) })),
    )
  await confirm(context, t('cli:confirmTokens', { ids: someOf(context, numbers) }))
  const client = await context.bulkClient()
  const tasks = numbers.map(
    (id): Task => ({
      key: String(id),
      name: String(id),
      perform: (doubtful) => removal(doubtful, () => client.user.revokeToken({ params: { id } })),
    }),
  )
  return runJob(context, {
    tasks,
    input: numbers.join(' '),
    concurrency,
    describe: ({ name }) => `${name}: ${t('cli:revoked')}`,
  })
}
