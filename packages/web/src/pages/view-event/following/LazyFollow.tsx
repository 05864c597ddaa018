import type { EventView } from '@polynya/contract'
import { queryOptions } from '@tanstack/react-query'
import { keys } from '../../../infrastructure/api/query-keys.ts'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { useQuery } from '../../../infrastructure/queries/use-query.ts'
import type { WordsStore } from '../../../infrastructure/words/words-store.ts'

const followCode = (words: WordsStore) =>
  queryOptions({
    queryKey: keys.code('follow'),
    meta: { isForAll: true },
    async queryFn() {
      const [code] = await Promise.all([import('./Follow.tsx'), words.load(['following', 'errors'])])
      return code
    },
  })

/** The reminder of the opening of registration, in a chunk of its own. A failed load is not shown. */
export function LazyFollow({ event }: { readonly event: Pick<EventView, 'id'> }) {
  const { data } = useQuery(followCode(useApp().words))
  return data ? <data.Follow eventId={event.id} /> : <div className="event-follow" />
}
