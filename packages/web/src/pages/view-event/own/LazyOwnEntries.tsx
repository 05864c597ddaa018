import type { EventView } from '@polynya/contract'
import { queryOptions } from '@tanstack/react-query'
import { keys } from '../../../infrastructure/api/query-keys.ts'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { useQuery } from '../../../infrastructure/queries/use-query.ts'
import type { WordsStore } from '../../../infrastructure/words/words-store.ts'
import type { OwnEntries as Own } from '../action/use-own-entries.ts'

const ownEntriesCode = (words: WordsStore) =>
  queryOptions({
    queryKey: keys.code('own-entries'),
    meta: { isForAll: true },
    async queryFn() {
      const [code] = await Promise.all([
        import('./OwnEntries.tsx'),
        words.load(['orders', 'seedTimes', 'errors', 'messages']),
      ])
      return code
    },
  })

/** The entries of an account, whose code is loaded only for accounts that have some. */
export function LazyOwnEntries({ event, own }: { readonly event: EventView; readonly own: Own }) {
  const { data } = useQuery(ownEntriesCode(useApp().words))
  return data ? <data.OwnEntries event={event} swimmers={own.swimmers} entered={own.entered} /> : null
}
