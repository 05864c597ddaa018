/** What of documents of admission is read. */

import type { Client } from '@polynya/sdk/light'
import { queryOptions } from '@tanstack/react-query'
import { keys } from '../../infrastructure/api/query-keys.ts'
import type { App } from '../../infrastructure/context/app-context.ts'
import { applyChange } from '../../infrastructure/queries/query-client.ts'

/** A document was uploaded or deleted: the possible entries are re-fetched, too. */
export function admissionsChanged({ queryClient }: Pick<App, 'queryClient'>, swimmerId: number) {
  for (const changed of [keys.admissions.of(swimmerId), keys.register.all]) applyChange(queryClient, changed)
}

/** A swimmer's documents, and how they stand for an event where one is named. */
export const admissionsQuery = ({ admissions }: Client, id: number, eventId: number | null = null) =>
  queryOptions({
    queryKey: keys.admissions.inEvent(id, eventId),
    queryFn: ({ signal }) => admissions.of({ params: { id }, query: eventId ? { eventId } : {} }, { signal }),
  })
