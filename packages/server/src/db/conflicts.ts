import type { Failure } from '../failure.ts'

const UNIQUE_VIOLATION = '23505'

/**
 * Waits for a write. If it violates a unique constraint of the given table, fails with the reason given for that
 * constraint.
 */
export async function orConflict<T>(
  write: Promise<T>,
  failures: Readonly<Record<string, Failure>>,
): Promise<T> {
  try {
    return await write
  } catch (problem) {
    const { code, constraint } = problem as { code?: string; constraint?: string }
    throw (code === UNIQUE_VIOLATION && constraint && failures[constraint]) || problem
  }
}
