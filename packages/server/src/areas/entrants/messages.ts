import type { Handler } from '../../http/call.ts'
import { findHead } from '../events/events.store.ts'
import { eventToChange } from '../events/visible-event.ts'
import { listMessages } from './entrants.store.ts'
import { messageView } from './message-view.ts'

export const messages: Handler<'events.messages'> = async ({ params, caller }, { db }) => {
  const { id } = await eventToChange(findHead(db, params.id), caller)
  return { messages: (await listMessages(db, id)).map(messageView) }
}
