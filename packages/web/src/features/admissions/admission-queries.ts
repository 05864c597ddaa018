/** What of documents of admission is read. */

import type { Admissions } from '@polynya/contract'
import type { Client } from '@polynya/sdk/light'
import type { Query } from '../../infrastructure/api/query-cache.ts'
import type { App } from '../../infrastructure/context/app-context.ts'
import { REGISTER } from '../registration/register-queries.ts'

/** Key prefix of the answers about a swimmer's documents. */
const admissionsKeys = (swimmerId: number) => `admissions:${swimmerId}:`

/** A document was uploaded or deleted: the possible entries are re-fetched, too. */
export function admissionsChanged({ cache }: Pick<App, 'cache'>, swimmerId: number) {
  for (const keys of [admissionsKeys(swimmerId), REGISTER]) cache.change(keys, (answer) => answer)
}

/** A swimmer's documents, and how they stand for an event where one is named. */
export const admissionsQuery = (
  { admissions }: Client,
  id: number,
  eventId: number | null = null,
): Query<Admissions> => ({
  key: `${admissionsKeys(id)}${eventId ?? ''}`,
  load: (signal) => admissions.of({ params: { id }, query: eventId ? { eventId } : {} }, { signal }),
})
