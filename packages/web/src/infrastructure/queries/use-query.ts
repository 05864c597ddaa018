import { useQueryClient, useQuery as useTanStackQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Query } from './query-client.ts'

interface Answer<Data> {
  readonly data: Data | undefined
  readonly error: Error | null
  readonly isFetching: boolean
  readonly refetch: () => void
}

/**
 * TanStack's `useQuery`, which keeps the error of the last attempt until the next one ends: the retry button stays on
 * the page, busy and focused.
 */
export function useQuery<Data>(query: Query<Data>): Answer<Data> {
  const queryClient = useQueryClient()
  const { data, error, isFetching, refetch } = useTanStackQuery(query)
  const last = useRef<{ query: unknown; error: Error | null }>({ query: undefined, error: null })
  const state = queryClient.getQueryCache().find({ queryKey: query.queryKey, exact: true })
  if (last.current.query !== state) last.current = { query: state, error: state?.state.error ?? null }
  if (error || !isFetching) last.current.error = error
  return { data, error: error ?? last.current.error, isFetching, refetch: () => void refetch() }
}
