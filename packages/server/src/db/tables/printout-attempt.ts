/** The attempts to print a queued printout; a table of its own, because each change of a queued printout wakes the printers. */
export interface PrintoutAttemptTable {
  queued_printout_id: number
  /** How often printing was started. */
  attempts: number
  /** Another process may start again from then on; extended while printing. */
  lease_until: Date
  /** Pages that are drawn, and all pages once they are counted. */
  done: number
  count: number | null
}
