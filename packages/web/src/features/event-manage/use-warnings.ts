import type { EventView } from '@polynya/contract'
import {
  type EventInput,
  eventDraft,
  lacksWayToPay,
  publishingWarnings,
  termsWarnings,
} from '@polynya/domain'
import type { Client } from '@polynya/sdk/light'
import { useWords } from '@polynya/ui'
import { queryOptions } from '@tanstack/react-query'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useSite } from '../../infrastructure/queries/site.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'

/** Keyed by the version of the event: every save can change the warnings. */
const warningsQuery = (client: Client, { id, version }: EventView) =>
  queryOptions({
    queryKey: keys.eventWarnings(id, version),
    queryFn: ({ signal }) => client.events.warnings({ params: { id } }, { signal }),
  })

/** Texts of the warnings about an event: about its publication while it is a draft, about settings and terms always. */
export function useWarnings(event: EventView) {
  const { t } = useWords()
  const { client, clock } = useApp()
  const site = useSite()
  const { data, error, isFetching, refetch } = useQuery(warningsQuery(client, event))
  // The rules read distance codes, which answers call text.
  const draft = eventDraft(event as EventInput)
  const toPublish = { ...draft, coord: event.coord, documents: event.documents.length }
  const beforePublishing = event.public
    ? []
    : [
        ...publishingWarnings(toPublish, clock()).map((each) => t(`eventEditor:publishing.warning.${each}`)),
        ...(site && lacksWayToPay(event, site.paymentGateways)
          ? [t('eventEditor:publishing.noWayToPay')]
          : []),
      ]
  const warnings = [
    ...beforePublishing,
    ...(data?.warnings ?? []).map((each) => t(`eventEditor:publishing.warning.${each}`)),
    ...termsWarnings(event).map((each) => t(`eventEditor:terms.warnings.${each}`)),
  ]
  return { warnings, error: data ? null : error, isFetching, refetch }
}
