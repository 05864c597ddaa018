import type { Client } from '@polynya/sdk/light'
import { queryOptions } from '@tanstack/react-query'
import { keys } from '../../infrastructure/api/query-keys.ts'

/** The regulation documents of an event, published or not. */
export const documentsQuery = ({ events }: Pick<Client, 'events'>, id: number) =>
  queryOptions({
    queryKey: keys.events.documents(id),
    queryFn: ({ signal }) => events.listDocs({ params: { id } }, { signal }),
  })
