import { recordChange } from '../../access/audit.store.ts'
import { lockStandings } from '../../db/lock-standings.ts'
import type { Tx } from '../../db/schema.ts'
import { fail, failField } from '../../failure.ts'
import type { Handler, HandlerCall } from '../../http/call.ts'
import { refreshDistance } from '../standings/refresh-standings.ts'
import { deskEvent, resultList } from './desk-event.ts'
import { deskListOf } from './desk-list.ts'
import { type BatchRules, batchIssues, conflicts } from './record-results.ts'
import { isRecorded, timesOf } from './result-view.ts'
import {
  addHistory,
  getResultEvent,
  isPublished,
  listRows,
  openResultList,
  type ResultListRow,
  updateResult,
} from './results.store.ts'
import { resultsChanged } from './results-changed.ts'
import { scoreAgain } from './score-again.ts'
import { storeResult } from './store-result.ts'

type Call = HandlerCall<'results.record'>

export const record: Handler<'results.record'> = (call, { db }) =>
  db.transaction().execute(async (tx) => {
    const { params, body, caller, at } = call
    if (await isPublished(tx, params)) await lockStandings(tx)
    const { id } = await deskEvent(tx, params.eventId, caller)
    const place = { eventId: id, distanceId: params.distanceId }
    const distance = await resultList(tx, place)
    const list = await openResultList(tx, { ...place, at })
    if (list.locked_at) fail('results_locked')
    if (list.state !== 'empty' && !body.changeReason && !body.secondEntry) {
      failField('changeReason', 'required')
    }
    const rows = new Map((await listRows(tx, [distance.id])).map((row) => [row.entry_id, row]))
    const event = await getResultEvent(tx, id)
    const rules: BatchRules = { event, distance, rows, isSecond: body.secondEntry ?? false }
    const stale = conflicts(body.results, rules)
    if (stale.length > 0) fail('results_conflict', { issues: stale })
    const issues = batchIssues(body.results, rules)
    if (issues.length > 0) fail('invalid_input', { issues })
    await storeBatch(tx, { call, rules, list })
    const entryIds = body.results.map(({ entryId }) => entryId)
    await resultsChanged(tx, { ...place, kind: 'recorded', entryIds, at })
    if (list.state !== 'empty' && !rules.isSecond) {
      const swimmerIds = entryIds.flatMap((entryId) => rules.rows.get(entryId)?.swimmer_id ?? [])
      const changed = { id: distance.id, eventId: id, distCode: distance.dist_code }
      await refreshDistance(tx, { ...changed, swimmerIds: [...new Set(swimmerIds)] })
    }
    return deskListOf(tx, place)
  })

interface Batch {
  readonly call: Call
  readonly rules: BatchRules
  readonly list: ResultListRow
}

async function storeBatch(tx: Tx, { call, rules, list }: Batch) {
  const { body, caller, at } = call
  const stored = { event_id: rules.event.id, offer_distance_id: rules.distance.id }
  const by = caller.account.id
  const history = []
  for (const input of body.results) {
    const row = rules.rows.get(input.entryId)
    if (!row) continue
    if (rules.isSecond) {
      await updateResult(tx, input.entryId, { confirmed_by: by, confirmed_at: at })
      continue
    }
    const before = isRecorded(row) ? timesOf(row) : null
    const after = await storeResult(tx, { input, row, rules, at, by })
    const reason = body.changeReason ?? null
    history.push({ ...stored, entry_id: input.entryId, at, account_id: by, before, after, reason })
  }
  await addHistory(tx, history)
  if (list.state === 'official') await scoreAgain(tx, rules.distance, at)
  await recordChange(tx, call, {
    kind: 'results',
    objectId: rules.distance.id,
    before: Object.fromEntries(history.map(({ entry_id, before }) => [entry_id, before])),
    after: Object.fromEntries(history.map(({ entry_id, after }) => [entry_id, after])),
  })
}
