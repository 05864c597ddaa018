/** Imports of files of other programs, which are checked and stored in the background. See docs/rules.md#imports. */

/** What the files have. */
export const IMPORT_KINDS = ['entries', 'results', 'startLists'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

/** States of an import; the first two are open. A dry run ends `checked`, a file with errors `refused`. */
export const IMPORT_STATES = [
  ...(['queued', 'running'] as const),
  ...(['checked', 'stored', 'refused', 'failed', 'cancelled'] as const),
] as const
export type ImportState = (typeof IMPORT_STATES)[number]

export const isOpenImport = (state: ImportState): boolean => state === 'queued' || state === 'running'

/**
 * Why an import failed: its account may not change the event any more, the event changed while the file was checked, the
 * server was stopped at each attempt, or an error.
 */
export const IMPORT_FAILURES = ['denied', 'changed', 'interrupted', 'error'] as const
export type ImportFailure = (typeof IMPORT_FAILURES)[number]

/** Attempts at an import, each interrupted by a stopped server. */
export const IMPORT_ATTEMPTS = 3
