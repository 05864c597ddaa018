import { recordChange } from '../../access/audit.store.ts'
import { superAdministers } from '../../access/caller.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { fileIssues, importedEvent } from '../event-copies/imported-event.ts'
import { insertWhole } from '../event-copies/whole-event.ts'
import { readSiteSetting } from '../site/site.store.ts'
import { NEW_EVENT } from './record/event-data.ts'
import { eventDetails } from './record/event-view.ts'

export const importEvent: Handler<'events.importEvent'> = async ({ body, ...call }, deps) => {
  const { account } = call.caller
  const { timeZone, currency } = await readSiteSetting(deps.db)
  const whole = importedEvent(body, { ...NEW_EVENT, timeZone, currency })
  const { name, region } = whole.data
  if (!superAdministers(call.caller, region)) fail('no_access')
  const issues = fileIssues(body, whole, deps)
  if (issues.length > 0) fail('invalid_input', { issues })
  const now = deps.clock.now()
  return call.changeOnce(async (tx) => {
    const event = await insertWhole(tx, whole, { accountId: account.id, now })
    await recordChange(tx, call, { kind: 'event', objectId: event.id, after: { name, region } })
    return eventDetails(event, now)
  })
}
