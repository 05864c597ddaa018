import type { Task } from '../../bulk/engine.ts'
import { planEach } from '../../bulk/plan-each.ts'
import { removal } from '../../bulk/removal.ts'
import { runJob } from '../../bulk/run-job.ts'
import type { Run } from '../../context/run.ts'
import { fail } from '../../failures/refusal.ts'
import { confirm } from '../../input/ask.ts'
import { idsOf, someOf } from '../../input/ids.ts'

export const run: Run<'tokens revoke'> = async (context, { ids, concurrency }) => {
  const { t, settings } = context
  const numbers = await idsOf(context, ids)
  if (settings.dryRun) {
    const { tokens } = await (await context.client()).user.tokens()
    const stepOf = (id: number) => {
      const { label } = tokens.find((token) => token.id === id) ?? fail('token_not_found')
      return { action: 'revoke', what: `${id} ${label}` } as const
    }
    return planEach(context, { of: numbers, nameOf: String, stepOf })
  }
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
