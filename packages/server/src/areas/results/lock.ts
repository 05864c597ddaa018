import type { Handler } from '../../http/call.ts'
import { changeResults } from './change-results.ts'
import { touchResultList } from './results.store.ts'

export const lock: Handler<'results.lock'> = (call, deps) =>
  changeResults(call, deps, async (tx, { distance, list }) => {
    const { isLocked } = call.body
    const locked_at = isLocked ? (list.locked_at ?? call.at) : null
    await touchResultList(tx, distance.id, { locked_at, updated_at: call.at })
    return { kind: 'locked', before: { isLocked: list.locked_at !== null }, after: { isLocked } }
  })
