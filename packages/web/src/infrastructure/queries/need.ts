import type { Namespace } from '@polynya/i18n'
import type { Query } from '../api/query-cache.ts'
import type { App } from '../context/app-context.ts'

interface Needs {
  readonly words: readonly Namespace[]
  readonly queries?: readonly Query<unknown>[]
}

/** Has what a page shows at once; what of it fails, the page says itself. */
export async function need({ words, cache }: App, needs: Needs): Promise<void> {
  const queries = needs.queries ?? []
  await Promise.all([words.load(needs.words), ...queries.map((query) => cache.prepare(query))])
}
