import type { ResultChanges } from '@polynya/contract'
import type { Tx } from '../../db/schema.ts'
import type { Handler } from '../../http/call.ts'
import { type ChangingResults, changeResults } from './change-results.ts'
import { paraGroupOf, scoredResults } from './points-of-list.ts'
import { isRecorded } from './result-view.ts'
import { type DeskRow, getResultEvent, listRows, updateResult } from './results.store.ts'
import { scoreAgain } from './score-again.ts'

type Change = ResultChanges['changes'][number]

export const recompute: Handler<'results.recompute'> = async (call, deps) => {
  let changes: Change[] = []
  await changeResults(call, deps, async (tx, changing) => {
    const found = await newGroups(tx, changing)
    changes = await changesOf(tx, changing, found)
    if (call.body.preview || changes.length === 0) return null
    for (const { entryId, age_group, para_group } of found) {
      await updateResult(tx, entryId, { age_group, para_group })
    }
    if (changing.list.state === 'official') await scoreAgain(tx, changing.distance, call.at)
    const entryIds = [...new Set(changes.map(({ entryId }) => entryId))]
    return { kind: 'recomputed', entryIds, after: { changes: changes.length } }
  })
  return { changes }
}

interface Groups {
  readonly entryId: number
  readonly row: DeskRow
  readonly age_group: string | null
  readonly para_group: string | null
}

/** The groups of each result by the registrations as they are now. */
async function newGroups(tx: Tx, { eventId, distance }: ChangingResults): Promise<Groups[]> {
  const event = await getResultEvent(tx, eventId)
  return (await listRows(tx, [distance.id])).filter(isRecorded).map((row) => ({
    entryId: row.entry_id,
    row,
    age_group: row.team_code === null ? row.age_group : null,
    para_group: row.team_code === null ? paraGroupOf(row, event) : null,
  }))
}

async function changesOf(tx: Tx, { distance, list }: ChangingResults, groups: readonly Groups[]) {
  const rows = groups.map(({ row, age_group, para_group }) => ({
    ...row,
    result_age_group: age_group,
    para_group,
  }))
  const scored = new Map(
    (list.state === 'official' ? await scoredResults(tx, distance, rows) : []).map((each) => [
      each.entryId,
      each,
    ]),
  )
  return groups.flatMap(({ entryId, row, age_group, para_group }): Change[] => {
    const { points = row.points, baseYear = row.base_year } = scored.get(entryId) ?? {}
    const all: Change[] = [
      { entryId, field: 'ageGroup', before: row.result_age_group, after: age_group },
      { entryId, field: 'paraGroup', before: row.para_group, after: para_group },
      { entryId, field: 'points', before: row.points, after: points },
      { entryId, field: 'baseYear', before: row.base_year, after: baseYear },
    ]
    return all.filter(({ before, after }) => before !== after)
  })
}
