/** Stores results of entries. */

import type { ResultInput } from '@polynya/contract'
import { type EnteredResult, finalTimeCs, formatRaceTime } from '@polynya/domain'
import type { Tx } from '../../db/schema.ts'
import type { HistoricResult } from '../../db/tables/result-history.ts'
import { starterView } from '../start-lists/entered-view.ts'
import { paraGroupOf } from './points-of-list.ts'
import { type BatchRules, enteredOf } from './record-results.ts'
import { type DeskRow, deleteResults, type NewResult, putResults } from './results.store.ts'

interface OneResult {
  readonly input: ResultInput
  readonly row: DeskRow
  readonly rules: Pick<BatchRules, 'event' | 'distance'>
  readonly at: Date
  readonly by: number
}

/** Stores or removes results; returns what is stored of each. */
export async function storeResults(
  tx: Tx,
  results: readonly OneResult[],
): Promise<(HistoricResult | null)[]> {
  const stored = results.map((each) => {
    const entered = enteredOf(each.input)
    return { ...each, entered, final: entered && finalTimeCs(entered.rawTimeCs, entered.penalties) }
  })
  await deleteResults(
    tx,
    stored.flatMap(({ entered, input }) => (entered ? [] : input.entryId)),
  )
  await putResults(
    tx,
    stored.flatMap((each) => (each.entered ? rowOf(each, each.entered, each.final) : [])),
  )
  return stored.map(({ input, entered, final }) => entered && historicOf(input, entered, final))
}

function rowOf(
  { input, row, rules, at, by }: OneResult,
  { status, rawTimeCs, penalties, code, splitsCs }: EnteredResult,
  final: number | null,
): NewResult {
  const { team } = starterView(row)
  return {
    event_id: rules.event.id,
    offer_distance_id: rules.distance.id,
    entry_id: input.entryId,
    heat: input.heat ?? row.place_heat,
    lane: input.lane ?? row.place_lane,
    status,
    raw_time_cs: rawTimeCs,
    penalties: [...penalties],
    final_time_cs: final,
    code,
    reason: input.reason ?? null,
    splits_cs: [...splitsCs],
    division: row.division,
    age_group: team ? null : row.age_group,
    para_group: team ? null : paraGroupOf(row, rules.event),
    team,
    typed_by: by,
    typed_at: at,
  }
}

const timeOf = (timeCs: number | null) => (timeCs === null ? null : formatRaceTime(timeCs))

const historicOf = (
  input: ResultInput,
  { status, rawTimeCs, penalties, code, splitsCs }: EnteredResult,
  final: number | null,
): HistoricResult => ({
  status,
  rawTime: timeOf(rawTimeCs),
  penalties: [...penalties],
  finalTime: timeOf(final),
  code,
  reason: input.reason ?? null,
  splits: splitsCs.map(formatRaceTime),
})
