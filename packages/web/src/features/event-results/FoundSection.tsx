import type { EventView } from '@polynya/contract'
import { queryOptions } from '@tanstack/react-query'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import type { WordsStore } from '../../infrastructure/words/words-store.ts'

const foundCode = (words: WordsStore) =>
  queryOptions({
    queryKey: keys.code('found-swimmer'),
    meta: { isForAll: true },
    queryFn: async () =>
      (
        await Promise.all([
          import('./FoundSwimmer.tsx'),
          words.load(['startLists', 'results', 'messages', 'errors']),
        ])
      )[0],
  })

/** The swimmer named in the address, above every tab, in space reserved for a line of entries. */
export function FoundSection(props: { readonly event: EventView; readonly iwsaid: string }) {
  const { data } = useQuery(foundCode(useApp().words))
  return <div className="page found-section">{data && <data.FoundSwimmer {...props} />}</div>
}
