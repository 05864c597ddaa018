import { DEFAULT_PRINT_SETTINGS } from '@polynya/domain'
import type { Db } from '../../db/schema.ts'
import { findPrintSettings } from './printouts.store.ts'

/** Returns the settings of an event; those that were added since it was saved are the usual ones. */
export async function getPrintSettings(db: Db, eventId: number) {
  const settings = { ...DEFAULT_PRINT_SETTINGS, ...(await findPrintSettings(db, eventId)) }
  return { ...settings, hiddenColumns: [...settings.hiddenColumns] }
}
