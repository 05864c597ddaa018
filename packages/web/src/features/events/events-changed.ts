import type { QueryClient } from '@tanstack/react-query'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { applyChange } from '../../infrastructure/queries/query-client.ts'

/** Revalidates lists and pages of events; stale answers are shown until then. */
export const eventsChanged = (queryClient: QueryClient) => applyChange(queryClient, keys.events.all)
