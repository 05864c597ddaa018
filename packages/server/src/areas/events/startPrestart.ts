import type { Handler } from '../../http/call.ts'
import { changeList } from '../start-lists/change-list.ts'
import { instantOf, isoOf } from './record/event-data.ts'

export const startPrestart: Handler<'events.startPrestart'> = (call, deps) =>
  changeList(call, deps, async (_tx, { list }) => {
    const startsAt = instantOf(call.body.startsAt)
    return {
      set: { starts_at: startsAt },
      before: { startsAt: isoOf(list.starts_at) },
      after: { startsAt: isoOf(startsAt) },
    }
  })
