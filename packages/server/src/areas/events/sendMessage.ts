import { recordChange } from '../../access/audit.store.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { countEntrants, insertMessage, listMessages } from '../entrants/entrants.store.ts'
import { messageView } from '../entrants/message-view.ts'
import { findHead } from './record/events.store.ts'
import { eventToChange } from './record/visible-event.ts'

export const sendMessage: Handler<'events.sendMessage'> = async ({ params, body, ...call }, deps) => {
  const { account } = call.caller
  await deps.limits.take('entrantMessage', String(account.id))
  return call.changeOnce(async (tx) => {
    const { id: eventId } = await eventToChange(findHead(tx, params.id), call.caller)
    const { filter, subjectRu, textRu, subjectEn, textEn } = body
    const { recipients } = await countEntrants(tx, eventId, filter)
    if (recipients === 0) fail('no_entrants')
    if (recipients !== body.recipients) fail('entrants_changed', { fields: { count: recipients } })
    const row = {
      event_id: eventId,
      account_id: account.id,
      filter: JSON.stringify(filter),
      subject_ru: subjectRu,
      text_ru: textRu,
      subject_en: subjectEn,
      text_en: textEn,
      recipients,
      created_at: deps.clock.now(),
    }
    const id = await insertMessage(tx, row, filter)
    const after = { messageId: id, recipients, filter, subjectRu, subjectEn }
    await recordChange(tx, call, { kind: 'event', objectId: eventId, after })
    const written = (await listMessages(tx, eventId)).find((each) => each.id === id)
    if (!written) throw new Error('The message that was written is not there')
    return messageView(written)
  })
}
