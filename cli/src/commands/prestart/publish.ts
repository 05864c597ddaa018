import { plan } from '../../context/dry-run.ts'
import { rows } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { numberOf } from '../../input/number-of.ts'
import { distanceText } from '../events/distance-of.ts'
import { listsOf } from './find-list.ts'
import { headColumns } from './start-list-table.ts'

/** Publishes the start lists of an event or one of them, or turns them into drafts. */
export const run: Run<'prestart publish'> = async (context, { event, distance, undo }) => {
  const { t } = context
  const params = { id: numberOf(context, event) }
  const lists = await listsOf(context, event, distance)
  if (context.settings.dryRun)
    return plan(
      context,
      lists.map((list) => ({ action: undo ? 'unpublish' : 'publish', what: distanceText(t, list) })),
    )
  const { events } = await context.client()
  const one = distance === undefined ? {} : { distanceId: lists[0]?.distanceId }
  const [after, { timeZone }] = await Promise.all([
    events.publishPrestart({ params, body: { ...one, isPublished: !undo } }),
    events.get({ params }),
  ])
  return rows(after.lists, headColumns(context, timeZone), t('cli:prestart.none'))
}
