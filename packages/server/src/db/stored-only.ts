import type { Database, Tx } from './schema.ts'

/** Carries a result out of a transaction that is rolled back. */
class RolledBack<Result> extends Error {
  readonly result: Result
  constructor(result: Result) {
    super('Rolled back')
    this.result = result
  }
}

/**
 * Runs changes in a transaction and returns their result; rolls them back unless the result is stored. So a dry run obeys
 * every rule of the change itself.
 */
export async function storedOnly<Result extends { readonly isStored: boolean }>(
  db: Database,
  change: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  try {
    return await db.transaction().execute(async (tx) => {
      const result = await change(tx)
      if (!result.isStored) throw new RolledBack(result)
      return result
    })
  } catch (problem) {
    if (problem instanceof RolledBack) return problem.result
    throw problem
  }
}
