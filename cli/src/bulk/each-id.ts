import type { Action } from '@polynya/i18n/cli'
import type { Client } from '@polynya/sdk/light'
import type { Context } from '../context/context.ts'
import { uncheckedPlan } from '../context/dry-run.ts'
import type { Item } from '../context/result.ts'
import { confirm } from '../input/ask.ts'
import { idsOf, someOf } from '../input/ids.ts'
import { planEach } from './plan-each.ts'
import { runJob } from './run-job.ts'

interface EachId {
  /** IDs as arguments; `-` reads them from standard input. */
  readonly words: readonly string[]
  readonly action: Action
  /** The question before it starts, of the IDs in a sentence. */
  readonly question?: (ids: string) => string
  /** Reads what an ID is, for a dry run, and fails as the change would; absent if no call reads it. */
  readonly find?: (client: Client) => Promise<(id: number) => string | Promise<string>>
  /** What was done to each. */
  readonly detail: string
  readonly concurrency: number | undefined
  /** Whether a resumed job does everything again, because the state may have changed. */
  readonly fresh?: true
  /** Must have the same effect if it is repeated. */
  readonly perform: (client: Client, id: number) => Promise<unknown>
}

/** Makes the same call for each of many IDs; reports failures and continues. */
export async function forEachId(context: Context, job: EachId): Promise<Item> {
  const { words, action, question, detail, perform, concurrency, fresh, find } = job
  const ids = await idsOf(context, words)
  if (context.settings.dryRun) {
    const whatIs = await find?.(await context.client())
    const steps = ids.map((id) => ({ action, what: String(id) }))
    if (!whatIs) return uncheckedPlan(context, steps)
    const stepOf = async (id: number) => ({ action, what: await whatIs(id) })
    return planEach(context, { of: ids, nameOf: String, stepOf })
  }
  if (question) await confirm(context, question(someOf(context, ids)))
  const client = await context.bulkClient()
  return runJob(context, {
    tasks: ids.map((id) => ({
      key: String(id),
      name: String(id),
      async perform() {
        await perform(client, id)
        return { state: 'done', detail }
      },
    })),
    input: ids.join(' '),
    concurrency,
    ...(fresh && { fresh }),
    describe: ({ name, detail: done }) => `${name}: ${done}`,
  })
}
