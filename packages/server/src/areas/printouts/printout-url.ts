import { SPREADSHEETS } from '../spreadsheet.ts'
import type { PrintoutName } from './printouts.ts'

/** Types of the files of each printout. */
export const PRINTOUT_TYPES = { pdf: 'application/pdf', ...SPREADSHEETS } as const
export type PrintoutType = keyof typeof PRINTOUT_TYPES

/** Returns the address of a printout of an event. It shows more to administrators with their bearer token. */
export const printoutUrl = (eventId: number, printout: PrintoutName, type: PrintoutType): string =>
  `/printouts/${eventId}/${printout}.${type}`
