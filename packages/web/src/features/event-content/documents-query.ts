import type { Document } from '@polynya/contract'
import type { Client } from '@polynya/sdk/light'
import type { Query } from '../../infrastructure/api/query-cache.ts'

/** The regulation documents of an event, published or not. */
export const documentsQuery = (
  { events }: Pick<Client, 'events'>,
  id: number,
): Query<{ readonly files: readonly Document[] }> => ({
  key: `events.listDocs:${id}`,
  load: (signal) => events.listDocs({ params: { id } }, { signal }),
})
