/** The attempts at an import; a table of its own, because each change of an import wakes the jobs. */
export interface ImportAttemptTable {
  file_import_id: number
  /** How often it was started. */
  attempts: number
  /** Another process may start again from then on; extended while it is imported. */
  lease_until: Date
  /** Lines of starters that are checked, and all of them once the file is read. */
  done: number
  count: number | null
}
