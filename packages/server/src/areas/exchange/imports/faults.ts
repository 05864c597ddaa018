/** Faults of files in answers. */

interface Located {
  readonly line: number
}

/** Faults that an answer has at most. */
export const MAX_FAULTS = 500

export const byLine = (one: Located, other: Located): number => one.line - other.line
