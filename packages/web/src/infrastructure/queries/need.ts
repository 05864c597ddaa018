import type { Namespace } from '@polynya/i18n'
import type { App } from '../context/app-context.ts'
import { prepare, type Query } from './query-client.ts'

/** Loads what a page shows at once. A failed query is reported by the page itself. */
export async function need(
  { words, queryClient }: App,
  {
    words: names,
    queries = [],
  }: {
    readonly words: readonly Namespace[]
    readonly queries?: readonly Query[]
  },
): Promise<void> {
  await Promise.all([words.load(names), ...queries.map((query) => prepare(queryClient, query))])
}
