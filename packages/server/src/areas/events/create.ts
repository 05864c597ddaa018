import { recordChange } from '../../access/audit.store.ts'
import { superAdministers } from '../../access/caller.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { readSiteSetting } from '../site/site.store.ts'
import { eventIssues } from './editing/event-input.ts'
import { insertWholeEvent } from './editing/insert-event.ts'
import { changed, NEW_EVENT } from './record/event-data.ts'
import { eventDetails } from './record/event-view.ts'

export const create: Handler<'events.create'> = async ({ body, ...call }, deps) => {
  const { account } = call.caller
  const { timeZone, currency } = await readSiteSetting(deps.db)
  const blank = { ...NEW_EVENT, timeZone, currency }
  const data = changed(blank, body)
  if (!superAdministers(call.caller, data.region)) fail('no_access')
  const issues = eventIssues(data, blank, deps)
  if (issues.length > 0) fail('invalid_input', { issues })
  const now = deps.clock.now()
  return deps.db.transaction().execute(async (tx) => {
    const event = await insertWholeEvent(tx, data, { accountId: account.id, now })
    const after = { name: data.name, region: data.region }
    await recordChange(tx, call, { kind: 'event', objectId: event.id, after })
    return eventDetails(event, now)
  })
}
