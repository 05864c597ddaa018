import { uncheckedPlan } from '../../context/dry-run.ts'
import type { Run } from '../../context/run.ts'
import { checkEvent } from './check-event.ts'
import { eventBody } from './event-body.ts'
import { eventItem } from './event-table.ts'

export const run: Run<'events create'> = async (context, { from, set }) => {
  const body = await eventBody(context, { from, set }, 'EventCreate')
  if (context.settings.dryRun) {
    checkEvent(body)
    return uncheckedPlan(context, [{ action: 'create', what: body.name, body }])
  }
  return eventItem(await (await context.client()).events.create({ body }), context)
}
