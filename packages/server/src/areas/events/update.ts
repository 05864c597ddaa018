import { eventDraft, publishingGaps } from '@polynya/domain'
import { differences, recordChange } from '../../access/audit.store.ts'
import { superAdministers } from '../../access/caller.ts'
import { lockStandings } from '../../db/lock-standings.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { fail } from '../../failure.ts'
import type { Handler, HandlerCall } from '../../http/call.ts'
import { stageIssues } from '../series/save-series.ts'
import { refreshEvent } from '../standings/refresh-standings.ts'
import { enteredIssues } from './editing/entered-input.ts'
import { eventIssues } from './editing/event-input.ts'
import { replaceDayProgram, replaceOffers } from './editing/program.store.ts'
import { storeRegistrationPeriods } from './listing/registration-periods.store.ts'
import { changed, columnsOf, dataOf, type EventData } from './record/event-data.ts'
import { eventDetails } from './record/event-view.ts'
import { type EventHead, type EventRow, getEvent, lockHead, updateEvent } from './record/events.store.ts'
import { eventToChange } from './record/visible-event.ts'

type Call = HandlerCall<'events.update'>

export const update: Handler<'events.update'> = async (call, deps) => {
  const { params, body, caller, ifMatch } = call
  return deps.db.transaction().execute(async (tx) => {
    await lockStandings(tx)
    const head = await eventToChange(lockHead(tx, params.id), caller, superAdministers)
    if (ifMatch !== null && ifMatch !== head.version) fail('stale')
    const before = await getEvent(tx, head.id)
    const stored = dataOf(before)
    const data = changed(stored, body)
    refuse(data, { stored, call, deps })
    const taken = await enteredIssues(tx, head.id, { stored, data })
    const moved = data.startDate === stored.startDate ? [] : await stageIssues(tx, head.id, data.startDate)
    const issues = [...taken, ...moved]
    if (issues.length > 0) fail('invalid_input', { issues })
    await save(tx, head, { data, body, now: deps.clock.now() })
    const after = await getEvent(tx, head.id)
    await storeRegistrationPeriods(tx, after)
    if (RANKED_BY.some((name) => data[name] !== stored[name])) {
      await refreshEvent(tx, head.id)
    }
    const change = {
      kind: 'event',
      objectId: head.id,
      ...differences(audited(before), audited(after)),
    } as const
    await recordChange(tx, call, change)
    return eventDetails(after, deps.clock.now())
  })
}

/** What this call can change; the coupons have a call of their own. */
const audited = ({ coupons_version: _version, ...event }: EventRow) => event

/** What may not be saved: in a region of others, in contradiction with itself, or public and not complete. */
function refuse(data: EventData, { stored, call, deps }: { stored: EventData; call: Call; deps: Deps }) {
  if (!superAdministers(call.caller, data.region)) fail('no_access')
  const issues = eventIssues(data, stored, deps)
  if (issues.length > 0) fail('invalid_input', { issues })
  const gaps = data.public ? publishingGaps(eventDraft(data)) : []
  if (gaps.length > 0) fail('event_incomplete', { issues: gaps })
}

/** Fields that decide in which rankings and records the results of an event count. */
const RANKED_BY = ['public', 'startDate', 'waterCat'] as const satisfies readonly (keyof EventData)[]

interface Change {
  readonly data: EventData
  readonly body: Call['body']
  readonly now: Date
}

async function save(tx: Tx, { id, version }: EventHead, { data, body, now }: Change) {
  await updateEvent(tx, id, { ...columnsOf(data), version: version + 1, updated_at: now })
  if (body.dayProgram) await replaceDayProgram(tx, id, data.dayProgram)
  if (body.programData) await replaceOffers(tx, id, data.programData)
}
