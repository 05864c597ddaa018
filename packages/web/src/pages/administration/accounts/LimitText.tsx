import type { Right } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { eventName } from '../../../features/events/event-name.ts'
import { useRegionName } from '../../../features/places/use-regions.ts'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { useQuery } from '../../../infrastructure/queries/use-query.ts'

type Limits = Pick<Right, 'region' | 'eventId'>

/** What a right is limited to: an event, a region, or nothing. */
export function LimitText({ region, eventId }: Limits) {
  const { t } = useWords()
  const place = useRegionName(region)
  if (eventId !== undefined) return <EventText id={eventId} />
  return place ?? t('administration:accounts.everywhere')
}

/** The name of an event; its number until the name is loaded. */
function EventText({ id }: { readonly id: number }) {
  const { t, language } = useWords()
  const { data } = useQuery(useApp().queries.event(id))
  return data ? eventName(data, language).text : t('administration:accounts.event', { id })
}
