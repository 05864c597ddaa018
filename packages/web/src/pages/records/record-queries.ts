import type { Client } from '@polynya/sdk/light'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { SAVED_FOR_ALL } from '../../infrastructure/api/saved.ts'
import type { RecordScope, RecordsQuery } from './record-search.ts'

export const recordsQuery = ({ records }: Client, query: RecordsQuery) =>
  queryOptions({
    queryKey: keys.records.list(query ?? {}),
    queryFn: ({ signal }) => records.list({ query: query ?? {} }, { signal }),
    placeholderData: keepPreviousData,
    ...SAVED_FOR_ALL,
  })

/** The times that set or equalled one record, the first one first. */
export const historyQuery = ({ records }: Client, query: RecordScope) =>
  queryOptions({
    queryKey: keys.records.history(query),
    queryFn: async ({ signal }) => (await records.history({ query }, { signal })).records,
    ...SAVED_FOR_ALL,
  })
