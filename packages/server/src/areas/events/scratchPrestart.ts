import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { recordScratch } from '../results/scratch-result.ts'
import { changeList } from '../start-lists/change-list.ts'
import { isLate, listStarters, restore, scratch } from '../start-lists/start-lists.store.ts'

/** Locked lists allow it: a scratch moves no other starter. */
export const scratchPrestart: Handler<'events.scratchPrestart'> = (call, deps) =>
  changeList(call, deps, async (tx, { distance }) => {
    const { entryId, scratched, result } = call.body
    const starters = await listStarters(tx, [distance.id])
    const row = starters.find(({ entry_id }) => entry_id === entryId)
    if (!row || isLate(row)) return fail('entry_not_found')
    const place = { eventId: call.params.id, distanceId: distance.id }
    await recordScratch(tx, { ...place, body: call.body, at: call.at, by: call.caller.account.id })
    if (scratched) await scratch(tx, entryId, row.scratched_at ?? call.at)
    else await restore(tx, entryId)
    return {
      before: { entryId, scratched: row.scratched_at !== null },
      after: { entryId, scratched, ...(result && { result }) },
    }
  })
