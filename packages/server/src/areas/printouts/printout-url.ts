import type { PrintoutName, PrintoutType } from '@polynya/domain'
import { SPREADSHEETS } from '../spreadsheet.ts'

/** Content types of the files of each printout. */
export const CONTENT_TYPES = { pdf: 'application/pdf', ...SPREADSHEETS } as const satisfies Record<
  PrintoutType,
  string
>

/** Returns the address of a printout of an event. It shows more to administrators with their bearer token. */
export const printoutUrl = (eventId: number, printout: PrintoutName, type: PrintoutType): string =>
  `/printouts/${eventId}/${printout}.${type}`
