/** Stores the result of one entry. */

import type { ResultInput } from '@polynya/contract'
import { finalTimeCs, formatRaceTime } from '@polynya/domain'
import type { Tx } from '../../db/schema.ts'
import type { HistoricResult } from '../../db/tables/result-history.ts'
import { starterView } from '../start-lists/entered-view.ts'
import { paraGroupOf } from './points-of-list.ts'
import { type BatchRules, enteredOf } from './record-results.ts'
import { type DeskRow, deleteResult, putResult } from './results.store.ts'

interface OneResult {
  readonly input: ResultInput
  readonly row: DeskRow
  readonly rules: Pick<BatchRules, 'event' | 'distance'>
  readonly at: Date
  readonly by: number
}

/** Stores or removes a result; returns what is stored. */
export async function storeResult(
  tx: Tx,
  { input, row, rules, at, by }: OneResult,
): Promise<HistoricResult | null> {
  const entered = enteredOf(input)
  if (!entered) {
    await deleteResult(tx, input.entryId)
    return null
  }
  const { status, rawTimeCs, penalties, code, splitsCs } = entered
  const final = finalTimeCs(rawTimeCs, penalties)
  const { team } = starterView(row)
  await putResult(tx, {
    event_id: rules.event.id,
    offer_distance_id: rules.distance.id,
    entry_id: input.entryId,
    heat: input.heat ?? row.place_heat,
    lane: input.lane ?? row.place_lane,
    status,
    raw_time_cs: rawTimeCs,
    penalties: JSON.stringify(penalties),
    final_time_cs: final,
    code,
    reason: input.reason ?? null,
    splits_cs: JSON.stringify(splitsCs),
    division: row.division,
    age_group: team ? null : row.age_group,
    para_group: team ? null : paraGroupOf(row, rules.event),
    team: team && JSON.stringify(team),
    points: null,
    base_year: null,
    typed_by: by,
    typed_at: at,
    confirmed_by: null,
    confirmed_at: null,
  })
  const timeOf = (timeCs: number | null) => (timeCs === null ? null : formatRaceTime(timeCs))
  return {
    status,
    rawTime: timeOf(rawTimeCs),
    penalties: [...penalties],
    finalTime: timeOf(final),
    code,
    reason: input.reason ?? null,
    splits: splitsCs.map(formatRaceTime),
  }
}
