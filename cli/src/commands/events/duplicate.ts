import { given } from '../../calls/take.ts'
import { plan } from '../../context/dry-run.ts'
import type { Run } from '../../context/run.ts'
import { checkBody } from '../../input/check-body.ts'
import { numberOf } from '../../input/number-of.ts'
import { eventItem, nameOf } from './event-table.ts'

export const run: Run<'events duplicate'> = async (context, { event, name, nameEn, start }) => {
  const params = { id: numberOf(context, event) }
  const body = given({ name, nameEn, startDate: start })
  await checkBody(context, 'events.duplicate', body)
  const client = await context.client()
  if (context.settings.dryRun) {
    const what = `${event} ${nameOf(await client.events.get({ params }), context)}`
    return plan(context, [{ action: 'duplicate', what, body }])
  }
  return eventItem(await client.events.duplicate({ params, body }), context)
}
