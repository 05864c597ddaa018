/** Printouts that are too long to wait for: they are made in the background. See docs/rules.md#printouts. */

import type { PrintoutName } from './printouts.ts'

/** States of a queued printout; the first two are open. */
export const QUEUED_PRINTOUT_STATES = ['queued', 'printing', 'ready', 'failed', 'cancelled'] as const
export type QueuedPrintoutState = (typeof QUEUED_PRINTOUT_STATES)[number]

export const isOpenPrintout = (state: QueuedPrintoutState): boolean =>
  state === 'queued' || state === 'printing'

/**
 * Why a queued printout failed: its account may not read it any more, the server was stopped at each attempt, or
 * printing failed.
 */
export const PRINTOUT_FAILURES = ['denied', 'interrupted', 'error'] as const
export type PrintoutFailure = (typeof PRINTOUT_FAILURES)[number]

/** Attempts to print, each interrupted by a stopped server. */
export const PRINTOUT_ATTEMPTS = 3

/** Starts of an event from which a table or cards take several seconds. */
const LARGE_FROM = 1000

/** A certificate is a page with a code; a timetable and a medal table do not grow with the starts. */
const OWN_LIMITS: { readonly [Name in PrintoutName]?: number } = {
  certificates: 500,
  timetable: Number.POSITIVE_INFINITY,
  medals: Number.POSITIVE_INFINITY,
}

/** Whether the PDF of a printout of an event with so many starts is queued. Tables of the same rows are short. */
export const isLargePrintout = (printout: PrintoutName, starts: number): boolean =>
  starts >= (OWN_LIMITS[printout] ?? LARGE_FROM)
