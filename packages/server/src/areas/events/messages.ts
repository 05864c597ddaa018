import type { Handler } from '../../http/call.ts'
import { listMessages } from '../entrants/entrants.store.ts'
import { messageView } from '../entrants/message-view.ts'
import { findHead } from './record/events.store.ts'
import { eventToChange } from './record/visible-event.ts'

export const messages: Handler<'events.messages'> = async ({ params, caller }, { db }) => {
  const { id } = await eventToChange(findHead(db, params.id), caller)
  return { messages: (await listMessages(db, id)).map(messageView) }
}
