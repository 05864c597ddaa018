import type { Client } from '@polynya/contract'
import type { DiplomaKind } from '@polynya/domain'
import { queryOptions } from '@tanstack/react-query'
import { keys } from '../../infrastructure/api/query-keys.ts'

/** The templates of an event: of its diplomas, then of its certificates. */
export const templatesQuery = (client: Client, eventId: number) =>
  queryOptions({
    queryKey: keys.diplomas.of(eventId),
    queryFn: ({ signal }) => client.events.diplomaTemplates({ params: { id: eventId } }, { signal }),
  })

/** What the first documents of an event say, and an invented winner. */
export const samplesQuery = (client: Client, eventId: number, kind: DiplomaKind) =>
  queryOptions({
    queryKey: keys.diplomas.samples(eventId, kind),
    queryFn: ({ signal }) => client.events.diplomaSamples({ params: { id: eventId, kind } }, { signal }),
  })
