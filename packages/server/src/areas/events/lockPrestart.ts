import type { Handler } from '../../http/call.ts'
import { changeList } from '../start-lists/change-list.ts'

export const lockPrestart: Handler<'events.lockPrestart'> = (call, deps) =>
  changeList(call, deps, async (_tx, { list }) => {
    const { isLocked } = call.body
    return {
      set: { locked_at: isLocked ? (list.locked_at ?? call.at) : null },
      before: { isLocked: list.locked_at !== null },
      after: { isLocked },
    }
  })
