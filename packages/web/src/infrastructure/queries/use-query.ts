import { useEffect, useSyncExternalStore } from 'react'
import type { Query, Snapshot } from '../api/query-cache.ts'
import { useApp } from '../context/app-context.ts'

/** Subscribes to the states of several queries and revalidates them while they are shown. */
export function useQueries<T>(queries: readonly Query<T>[]): readonly Snapshot<T>[] {
  const { cache } = useApp()
  useSyncExternalStore(cache.subscribe, cache.version)
  const keys = queries.map(({ key }) => key).join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a query is its key
  useEffect(() => {
    const ends = queries.map((query) => cache.watch(query))
    return () => {
      for (const end of ends) end()
    }
  }, [cache, keys])
  return queries.map((query) => cache.read(query))
}

/** Returns the state of a query and a function that re-fetches it. */
export function useQuery<T>(query: Query<T>): Snapshot<T> & { readonly reload: () => void } {
  const { cache } = useApp()
  const [snapshot] = useQueries([query])
  return { ...(snapshot ?? cache.read(query)), reload: () => void cache.reload(query) }
}
