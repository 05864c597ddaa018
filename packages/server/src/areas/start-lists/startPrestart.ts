import type { Handler } from '../../http/call.ts'
import { instantOf, isoOf } from '../events/event-data.ts'
import { changeList } from './change-list.ts'

export const startPrestart: Handler<'events.startPrestart'> = (call, deps) =>
  changeList(call, deps, async (_tx, { list }) => {
    const startsAt = instantOf(call.body.startsAt)
    return {
      set: { starts_at: startsAt },
      before: { startsAt: isoOf(list.starts_at) },
      after: { startsAt: isoOf(startsAt) },
    }
  })
