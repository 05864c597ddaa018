/** Queued printouts as the API returns them. */

import type { QueuedPrintout } from '@polynya/contract'
import { LIVES, type QueuedPrintoutState } from '@polynya/domain'
import type { QueuedPrintoutRow } from './queued-printouts.store.ts'

export const PRINTED_MS = LIVES.printoutLinkHours * 3_600_000

/** Returns the instant after which a printout was completed whose file is still stored. */
export const storedSince = (now: Date) => new Date(now.getTime() - PRINTED_MS)

export const queuedPrintoutView = (row: QueuedPrintoutRow): QueuedPrintout => ({
  ...{ id: row.id, printout: row.printout, language: row.language, state: stateOf(row) },
  ...{ done: row.done ?? 0, count: row.count, failure: row.failure },
  requestedAt: row.requested_at.toISOString(),
  completedAt: row.completed_at?.toISOString() ?? null,
  ...fileOf(row),
})

const stateOf = ({ outcome, attempts }: QueuedPrintoutRow): QueuedPrintoutState =>
  outcome ?? (attempts === null ? 'queued' : 'printing')

function fileOf({ file_key, completed_at }: QueuedPrintoutRow) {
  if (file_key === null || completed_at === null) return { url: null, expiresAt: null }
  const expiresAt = new Date(completed_at.getTime() + PRINTED_MS)
  return { url: `/printouts/files/${file_key}`, expiresAt: expiresAt.toISOString() }
}
