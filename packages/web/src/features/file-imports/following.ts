/** How far an import of a file is; the count is null until the file is read. */
export interface ImportProgress {
  /** Whether it waits for others. */
  readonly isQueued: boolean
  readonly done: number
  readonly count: number | null
}

/** How an import that takes a while is followed. */
export interface Following {
  readonly onProgress: (progress: ImportProgress) => void
  /** Aborted to cancel the import. */
  readonly signal: AbortSignal
}

/** An import that failed, with a text for the user. */
export class ImportStopped extends Error {
  override readonly name = 'ImportStopped'
}
