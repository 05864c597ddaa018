import type { Handler } from '../../http/call.ts'
import { eventPage } from './listing/event-page.ts'

export const list: Handler<'events.list'> = ({ query }, deps) => eventPage(query, { public: true }, deps)
