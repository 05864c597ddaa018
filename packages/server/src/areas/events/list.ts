import type { HandlerForEveryone } from '../../http/call.ts'
import { eventPage } from './listing/event-page.ts'

export const list: HandlerForEveryone<'events.list'> = ({ query }, deps) =>
  eventPage(query, { public: true }, deps)
