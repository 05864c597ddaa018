import { recordChange } from '../../access/audit.store.ts'
import { superAdministers } from '../../access/caller.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { readSiteSetting } from '../site/site.store.ts'
import { eventIssues } from './editing/event-input.ts'
import { replaceDayProgram, replaceOffers } from './editing/program.store.ts'
import { storeRegistrationPeriods } from './listing/registration-periods.store.ts'
import { changed, columnsOf, NEW_EVENT } from './record/event-data.ts'
import { eventDetails } from './record/event-view.ts'
import { getEvent, insertEvent } from './record/events.store.ts'

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
    const row = { ...columnsOf(data), account_id: account.id, version: 1, created_at: now, updated_at: now }
    const id = await insertEvent(tx, row)
    await replaceDayProgram(tx, id, data.dayProgram)
    await replaceOffers(tx, id, data.programData)
    const after = { name: data.name, region: data.region }
    await recordChange(tx, call, { kind: 'event', objectId: id, after })
    const event = await getEvent(tx, id)
    await storeRegistrationPeriods(tx, event)
    return eventDetails(event, now)
  })
}
