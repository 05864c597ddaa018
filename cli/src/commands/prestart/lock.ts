import { runJob } from '../../bulk/run-job.ts'
import { plan } from '../../context/dry-run.ts'
import type { Run } from '../../context/run.ts'
import { numberOf } from '../../input/number-of.ts'
import { distanceText } from '../events/distance-of.ts'
import { listsOf } from './find-list.ts'

/** Locks the start lists of an event or one of them, or unlocks them. */
export const run: Run<'prestart lock'> = async (context, { event, distance, undo, concurrency }) => {
  const { t } = context
  const id = numberOf(context, event)
  const lists = await listsOf(context, event, distance)
  if (context.settings.dryRun)
    return plan(
      context,
      lists.map((list) => ({
        action: list.isLocked === !undo ? 'unchanged' : undo ? 'unlock' : 'lock',
        what: distanceText(t, list),
      })),
    )
  const client = await context.bulkClient()
  return runJob(context, {
    fresh: true,
    tasks: lists.map((list) => ({
      key: String(list.distanceId),
      name: distanceText(t, list),
      async perform() {
        const detail = t(`cli:prestart.${undo ? 'unlocked' : 'locked'}`)
        if (list.isLocked === !undo) return { state: 'skipped', detail } as const
        const params = { id, distanceId: list.distanceId }
        await client.events.lockPrestart({ params, body: { isLocked: !undo } })
        return { state: 'done', detail } as const
      },
    })),
    input: lists.map(({ distanceId }) => distanceId).join(' '),
    concurrency,
    describe: ({ name, detail }) => `${name}: ${detail}`,
  })
}
