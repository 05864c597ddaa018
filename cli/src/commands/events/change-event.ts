import type { Event, EventUpdate } from '@polynya/contract'
import type { Context } from '../../context/context.ts'
import { plan } from '../../context/dry-run.ts'
import type { Result } from '../../context/result.ts'
import { checkBody } from '../../input/check-body.ts'
import { checkEvent } from './check-event.ts'
import { eventItem } from './event-table.ts'

/** Updates an event with the version that was read, so that concurrent changes are not overwritten. */
export async function changeEvent(context: Context, id: number, body: EventUpdate): Promise<Result> {
  const client = await context.client()
  const before = await client.events.get({ params: { id } })
  await checkBody(context, 'events.update', body)
  if (context.settings.dryRun) {
    checkEvent(body, before)
    const changes = changesOf(before, body)
    return plan(
      context,
      changes.map(({ field, from, to }) => ({
        action: 'update',
        what: `${field}: ${said(from)} → ${said(to)}`,
        field,
        from,
        to,
      })),
    )
  }
  const after = await client.events.update({ params: { id }, body }, { ifMatch: before.version })
  return eventItem(after, context)
}

const said = (value: unknown) => JSON.stringify(value) ?? '—'

/** Returns the fields that differ. */
export const changesOf = (before: Event, body: EventUpdate) =>
  Object.entries(body)
    .map(([field, to]) => ({ field, from: before[field as keyof Event] as unknown, to: to as unknown }))
    .filter(({ from, to }) => said(from) !== said(to))
