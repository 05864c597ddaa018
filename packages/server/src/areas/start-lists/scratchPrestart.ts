import type { Handler } from '../../http/call.ts'
import { fail } from '../../http/failure.ts'
import { changeList } from './change-list.ts'
import { listStarters, scratch } from './start-lists.store.ts'

/** A locked list takes it, too: that somebody does not start moves nobody. */
export const scratchPrestart: Handler<'events.scratchPrestart'> = (call, deps) =>
  changeList(call, deps, async (tx, { distance }) => {
    const { entryId, scratched } = call.body
    const starters = await listStarters(tx, [distance.id])
    const row = starters.find(({ entry_id, heat }) => entry_id === entryId && heat !== null)
    if (!row) return fail('entry_not_found')
    await scratch(tx, entryId, scratched ? (row.scratched_at ?? call.at) : null)
    return { before: { entryId, scratched: row.scratched_at !== null }, after: { entryId, scratched } }
  })
