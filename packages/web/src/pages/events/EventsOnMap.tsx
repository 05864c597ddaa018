import type { EventCard as EventSummary } from '@polynya/contract'
import { Button, EventCard, EventsMap, mapPins, type Pin, useIsNarrow, useWords } from '@polynya/ui'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import '@polynya/ui/EventsMap.css'
import type { EventFilters } from '../../features/events/event-filters.ts'
import { manyEvents } from '../../features/events/events-query.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { ViewState } from './ViewState.tsx'

/** In ems: on a narrower map, neighbouring pins are joined. */
const WIDE = 38

interface Props {
  readonly filters: EventFilters
  /** Shown if no event matches the filters. */
  readonly none: ReactNode
}

/** Upcoming events on a map, unless past ones are requested, with the list of them below. */
export function EventsOnMap({ filters, none }: Props) {
  const { t } = useWords()
  const found = useQuery(manyEvents(useApp().client, { when: 'upcoming', ...filters }))
  const events = found.data?.events
  const root = useRef<HTMLDivElement>(null)
  const isNarrow = useIsNarrow(root, WIDE)
  const map = useMemo(() => mapPins(events ?? [], isNarrow ? 'narrow' : 'wide'), [events, isNarrow])
  const [chosen, setChosen] = useState<Pin<EventSummary> | null>(null)
  const pin = map?.pins.find((each) => each === chosen) ?? null
  const listed = pin?.events ?? events ?? []
  return (
    <div ref={root}>
      <ViewState found={found}>
        {events?.length === 0 && none}
        {map && <EventsMap map={map} chosen={pin} onChoose={setChosen} />}
        {events && events.length > 0 && (
          <div className="map-summary">
            <p role="status">{t('events:map.listed', { count: listed.length })}</p>
            {pin && <Button onClick={() => setChosen(null)}>{t('events:map.all')}</Button>}
          </div>
        )}
        <ul className="event-list">
          {listed.map((event) => (
            <li key={event.id}>
              <EventCard event={event} href={paths.viewEvent(event.id)} headingLevel={2} />
            </li>
          ))}
        </ul>
      </ViewState>
    </div>
  )
}
