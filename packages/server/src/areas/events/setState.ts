import { recordChange } from '../../access/audit.store.ts'
import { superAdministers } from '../../access/caller.ts'
import { lockStandings } from '../../db/lock-standings.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { fail, failField } from '../../failure.ts'
import type { Handler, HandlerCall } from '../../http/call.ts'
import { requestEnd, withdrawEnd } from '../entrants/called-off.store.ts'
import { countConcerned, insertMessage } from '../entrants/entrants.store.ts'
import { stateMessage } from '../entrants/state-message.ts'
import { stateView } from '../entrants/state-view.ts'
import { refreshEvent } from '../standings/refresh-standings.ts'
import { resumeWaiting, suspendWaiting } from '../waiting-list/suspended-waiting.store.ts'
import { getEvent, lockHead, updateEvent } from './record/events.store.ts'
import { eventToChange } from './record/visible-event.ts'

type Call = HandlerCall<'events.setState'>

/** Replaces non-breaking spaces, which users do not type. */
const asTyped = (name: string) => name.trim().replaceAll('\xa0', ' ')

export const setState: Handler<'events.setState'> = (call, deps) =>
  call.changeOnce(async (tx) => {
    await change(tx, call, deps)
    return stateView(tx, call.params.id)
  })

async function change(tx: Tx, call: Call, { words, clock }: Deps) {
  const { params, body, caller } = call
  await lockStandings(tx)
  const { id, version } = await eventToChange(lockHead(tx, params.id), caller, superAdministers)
  const event = await getEvent(tx, id)
  if (asTyped(body.name) !== asTyped(event.name)) failField('name', 'name_differs')
  if (body.refundTo && body.state !== 'calledOff') failField('refundTo', 'not_allowed')
  const recipients = await countConcerned(tx, id)
  if (recipients !== body.entrants) fail('entrants_changed', { fields: { count: recipients } })
  const now = clock.now()
  if (body.state !== event.event_state) {
    const change = { event_state: body.state, version: version + 1, updated_at: now }
    await updateEvent(tx, id, { ...change, ...notesOf(body) })
    await refreshEvent(tx, id)
    // Before the message, so that swimmers who wait again are notified, too.
    const waiting = body.state === 'calledOff' ? 0 : await resumeWaiting(tx, id, now)
    const message = stateMessage(event, { ...body, isWaitingRestored: waiting > 0 }, words)
    const row = { ...message, event_id: id, account_id: caller.account.id, recipients, created_at: now }
    // Before the waiting list ends, so that waiting swimmers are notified, too.
    if (recipients > 0) await insertMessage(tx, row, {})
  }
  if (body.state === 'calledOff') await callOff(tx, call, now)
  else await withdrawEnd(tx, id)
  const before = { eventState: event.event_state }
  const after = { eventState: body.state, entrants: recipients, refundTo: body.refundTo ?? null }
  await recordChange(tx, call, { kind: 'event', objectId: id, before, after })
}

/** The reason that the page of the event shows; none for an event that takes place. */
const notesOf = ({ state, noteRu, noteEn }: Call['body']) =>
  state === 'planned'
    ? { state_note: null, state_note_en: null }
    : { state_note: noteRu ?? null, state_note_en: noteEn ?? null }

/** Unpaid orders end in any case; paid ones are refunded if the caller requests it. */
async function callOff(tx: Tx, { params, body, caller }: Call, now: Date) {
  await suspendWaiting(tx, params.id, now)
  const ending = { eventId: params.id, way: body.refundTo ?? 'credit', accountId: caller.account.id }
  await requestEnd(tx, { ...ending, statuses: ['draft', 'pending'] })
  if (body.refundTo) await requestEnd(tx, { ...ending, statuses: ['paid', 'part_refunded'] })
}
