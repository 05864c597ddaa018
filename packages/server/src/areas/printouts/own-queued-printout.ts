import type { Db } from '../../db/schema.ts'
import { fail } from '../../failure.ts'
import { findQueuedPrintout, type QueuedPrintoutRow } from './queued-printouts.store.ts'

/** Returns a queued printout of an account; fails with `printout_not_found`. */
export const getQueuedPrintout = async (
  db: Db,
  own: Parameters<typeof findQueuedPrintout>[1],
): Promise<QueuedPrintoutRow> => (await findQueuedPrintout(db, own)) ?? fail('printout_not_found')
