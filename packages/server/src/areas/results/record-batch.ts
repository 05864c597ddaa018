/** Records results of a distance, all or none of them: for the desk, and for imports. */

import type { ResultInput } from '@polynya/contract'
import { type AuditedCall, recordChange } from '../../access/audit.store.ts'
import type { Account } from '../../access/caller.ts'
import type { Tx } from '../../db/schema.ts'
import { fail, failField } from '../../failure.ts'
import { refreshDistance } from '../standings/refresh-standings.ts'
import { correctionIssues } from './check-correction.ts'
import { resultList } from './desk-event.ts'
import type { ListPlace } from './desk-list.ts'
import { findChecks } from './find-checks.ts'
import { type BatchRules, batchIssues, conflicts } from './record-results.ts'
import { addHistory } from './result-history.store.ts'
import { isRecorded, timesOf } from './result-view.ts'
import {
  confirmResults,
  getResultEvent,
  listRows,
  openResultList,
  type ResultListRow,
} from './results.store.ts'
import { resultsChanged } from './results-changed.ts'
import { scoreAgain } from './score-again.ts'
import { storeResults } from './store-results.ts'

/** The caller and the moment of a change. */
type Call = AuditedCall & { readonly caller: { readonly account: Account } }

interface Batch extends ListPlace {
  readonly results: readonly ResultInput[]
  readonly secondEntry?: boolean | undefined
  readonly changeReason?: string | undefined
  /** The last heat, if the start list is that of another program; otherwise the heats of the list count. */
  readonly lastHeat?: number
}

/** Records results; fails with the reasons of `results.record`. The caller holds the lock of standings if they are published. */
export async function recordBatch(tx: Tx, call: Call, batch: Batch): Promise<void> {
  const { eventId, distanceId, results } = batch
  const { at } = call
  const place = { eventId, distanceId }
  const found = await resultList(tx, place)
  const distance = { ...found, heats: batch.lastHeat ?? found.heats }
  const list = await openResultList(tx, { ...place, at })
  if (list.locked_at) fail('results_locked')
  if (list.state !== 'empty' && !batch.changeReason && !batch.secondEntry) {
    failField('changeReason', 'required')
  }
  const rows = new Map((await listRows(tx, [distance.id])).map((row) => [row.entry_id, row]))
  const event = await getResultEvent(tx, eventId)
  const rules: BatchRules = { event, distance, rows, isSecond: batch.secondEntry ?? false }
  const stale = conflicts(results, rules)
  if (stale.length > 0) fail('results_conflict', { issues: stale })
  const issues = batchIssues(results, rules)
  if (issues.length > 0) fail('invalid_input', { issues })
  const entryIds = results.map(({ entryId }) => entryId)
  const isCorrection = list.state !== 'empty' && !rules.isSecond
  const before = isCorrection ? await findChecks(tx, place) : null
  await storeBatch(tx, { call, batch, rules, list })
  if (before) {
    const wrong = correctionIssues(entryIds, { before, after: await findChecks(tx, place) })
    if (wrong.length > 0) fail('invalid_input', { issues: wrong })
  }
  await resultsChanged(tx, { ...place, kind: 'recorded', entryIds, at })
  if (isCorrection) {
    const swimmerIds = entryIds.flatMap((entryId) => rules.rows.get(entryId)?.swimmer_id ?? [])
    const changed = { id: distance.id, eventId, distCode: distance.dist_code }
    await refreshDistance(tx, { ...changed, swimmerIds: [...new Set(swimmerIds)] })
  }
}

interface Stored {
  readonly call: Call
  readonly batch: Batch
  readonly rules: BatchRules
  readonly list: ResultListRow
}

async function storeBatch(tx: Tx, { call, batch, rules, list }: Stored) {
  const { caller, at } = call
  const stored = { event_id: rules.event.id, offer_distance_id: rules.distance.id }
  const by = caller.account.id
  if (rules.isSecond) {
    const entryIds = batch.results.map(({ entryId }) => entryId)
    await confirmResults(tx, entryIds, { by, at })
  }
  const results = batch.results.flatMap((input) => {
    const row = rules.rows.get(input.entryId)
    return row && !rules.isSecond ? [{ input, row, rules, at, by }] : []
  })
  const after = await storeResults(tx, results)
  const history = results.map(({ input: { entryId }, row }, index) => ({
    ...{ ...stored, entry_id: entryId, at, account_id: by },
    before: isRecorded(row) ? timesOf(row) : null,
    after: after[index] ?? null,
    reason: batch.changeReason ?? null,
  }))
  await addHistory(tx, history)
  if (list.state === 'official') await scoreAgain(tx, rules.distance, at)
  await recordChange(tx, call, {
    kind: 'results',
    objectId: rules.distance.id,
    before: Object.fromEntries(history.map(({ entry_id, before }) => [entry_id, before])),
    after: Object.fromEntries(history.map(({ entry_id, after }) => [entry_id, after])),
  })
}
