/** Stores the results of a file as the results desk does, or names what the desk would refuse. */

import type { ExchangeFault } from '@polynya/contract'
import type { AuditedCall } from '../../../access/audit.store.ts'
import type { Account } from '../../../access/caller.ts'
import type { Tx } from '../../../db/schema.ts'
import { recordBatch } from '../../results/record-batch.ts'
import { batchIssues } from '../../results/record-results.ts'
import { getResultEvent, type ListedResults } from '../../results/results.store.ts'
import type { FileFault } from './file-starts.ts'
import type { PlannedResult } from './results-plan.ts'

interface PlannedBatches {
  readonly eventId: number
  readonly lists: readonly ListedResults[]
  readonly batches: ReadonlyMap<number, readonly PlannedResult[]>
}

/** Returns what the desk would refuse, by line: wrong results, and changes of published or locked ones. */
export async function importErrors(
  tx: Tx,
  { eventId, lists, batches }: PlannedBatches,
): Promise<FileFault[]> {
  const event = await getResultEvent(tx, eventId)
  return lists.flatMap((list) => {
    const batch = batches.get(list.id) ?? []
    const [first] = batch
    if (!first) return []
    const isClosed = list.locked_at !== null || (list.state !== null && list.state !== 'empty')
    if (isClosed) return [{ line: first.line, field: list.dist_code, fault: 'results_published' }]
    const rules = {
      ...{ event, distance: { ...list, heats: lastHeatOf(batch) }, isSecond: false },
      rows: new Map(batch.map(({ row }) => [row.entry_id, row])),
    }
    return batchIssues(inputsOf(batch), rules).map(({ path, reason }) => {
      const [, index = '0', field = null] = path.split('.')
      return { line: batch[Number(index)]?.line ?? first.line, field, fault: reason as ExchangeFault }
    })
  })
}

/** Stores results, in the order of the IDs of their distances. */
export async function storeResults(
  tx: Tx,
  call: AuditedCall & { readonly caller: { readonly account: Account } },
  { eventId, batches }: PlannedBatches,
): Promise<void> {
  for (const [distanceId, batch] of [...batches].toSorted(([one], [other]) => one - other)) {
    await recordBatch(tx, call, {
      ...{ eventId, distanceId, results: inputsOf(batch), lastHeat: lastHeatOf(batch) },
    })
  }
}

const inputsOf = (batch: readonly PlannedResult[]) => batch.map(({ input }) => input)

/** The heats are those of the program that timed them. */
const lastHeatOf = (batch: readonly PlannedResult[]): number =>
  Math.max(0, ...batch.map(({ input }) => input.heat ?? 0))
