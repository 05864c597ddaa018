import type { EventView } from '@polynya/contract'
import { dateInZone } from '@polynya/domain'
import { Facts, inLanguage, registrationPeriod, registrationText, useWords } from '@polynya/ui'
import { useState } from 'react'
import { CalendarButton } from '../../../features/events/CalendarButton.tsx'
import { eventName } from '../../../features/events/event-name.ts'
import { RefundTerms } from '../../../features/events/RefundTerms.tsx'
import { paths } from '../../../infrastructure/addresses/paths.ts'
import { ShareButton } from '../../../infrastructure/components/ShareButton.tsx'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { supportAddress, useSite } from '../../../infrastructure/queries/site.ts'
import { EventAction } from '../action/EventAction.tsx'
import { useOwnEntries } from '../action/use-own-entries.ts'
import { LazyFollow } from '../following/LazyFollow.tsx'
import { LazyOwnEntries } from '../own/LazyOwnEntries.tsx'
import { hasPlacesAhead, PlacesLeft } from './PlacesLeft.tsx'
import { Prices } from './Prices.tsx'
import './event-card.css'

/** An event of which little news is to come: only accounts that follow it, or did when the page opened, see the button. */
const isOver = ({ registration, eventState }: EventView) =>
  registration.state === 'finished' || eventState === 'calledOff'

/** What decides on taking part in an event: dates, places left, deadline, prices, and what there is to do. */
export function EventCard({ event }: { readonly event: EventView }) {
  const { t } = useWords()
  const own = useOwnEntries(event.id)
  const isFollowOffered = useHasBeen(own?.follows ?? false)
  const today = dateInZone(useApp().clock(), event.timeZone)
  return (
    <section className="event-side" aria-labelledby="event-card-heading">
      <h2 id="event-card-heading" className="visually-hidden">
        {t('eventAction:card.heading')}
      </h2>
      <div className="event-card-action">
        <EventAction event={event} />
      </div>
      <div className="event-card">
        {own && own.swimmers.length > 0 && <LazyOwnEntries event={event} own={own} />}
        <CardFacts event={event} />
        {(isFollowOffered || !isOver(event)) && <LazyFollow event={event} />}
        <Prices event={event} today={today} />
        {!event.freeEvent && event.eventState === 'planned' && (
          <div className="event-refund">
            <RefundTerms event={event} />
          </div>
        )}
        <Venue event={event} />
        <Tools event={event} />
      </div>
    </section>
  )
}

/** Whether a condition has held since the page opened: a button that ends it keeps its place and the focus. */
function useHasBeen(holds: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(holds)
  if (holds && !hasBeen) setHasBeen(true)
  return hasBeen
}

function CardFacts({ event }: { readonly event: EventView }) {
  const words = useWords()
  const { t, formats } = words
  const { startDate, endDate, timeZone } = event
  const period = registrationPeriod(event, timeZone, words)
  return (
    <Facts
      facts={[
        {
          label: t('events:facts.date'),
          value: startDate && formats.dateRange(startDate, endDate ?? startDate),
        },
        {
          label: t('events:facts.registration'),
          value: (
            <>
              {registrationText(event, words)}
              {period && <small>{period}</small>}
            </>
          ),
        },
        {
          label: t('eventAction:card.places'),
          value: hasPlacesAhead(event) ? <PlacesLeft event={event} /> : null,
        },
      ]}
    />
  )
}

/** Where an event is held, by whom, and whom to ask. */
function Venue({ event }: { readonly event: EventView }) {
  const { t, language } = useWords()
  const support = useSite()?.support
  const place = inLanguage(language, { ru: event.address, en: event.addressEn })
  const organizer = inLanguage(language, { ru: event.organizer, en: event.organizerEn })
  const hasContacts = event.contactEmail !== null || event.contactPhone !== null
  return (
    <Facts
      facts={[
        { label: t('events:facts.place'), value: place && <span lang={place.lang}>{place.text}</span> },
        {
          label: t('events:facts.organizer'),
          value: organizer && <span lang={organizer.lang}>{organizer.text}</span>,
        },
        {
          label: t('events:facts.site'),
          value: event.url && (
            <a href={event.url} rel="noopener">
              {new URL(event.url).hostname}
            </a>
          ),
        },
        hasContacts
          ? { label: t('eventAction:card.contacts'), value: <Contacts event={event} /> }
          : {
              label: t('eventAction:card.questions'),
              value: support && <a href={supportAddress(support)}>{t('footer.support')}</a>,
            },
      ]}
    />
  )
}

function Contacts({ event: { contactEmail, contactPhone } }: { readonly event: EventView }) {
  return (
    <>
      {contactEmail && <a href={`mailto:${contactEmail}`}>{contactEmail}</a>}
      {contactEmail && contactPhone && <br />}
      {contactPhone && <a href={`tel:${contactPhone.replaceAll(/[^+\d]/g, '')}`}>{contactPhone}</a>}
    </>
  )
}

/** What a reader takes along: the way there, the dates, and the address of the page. */
function Tools({ event }: { readonly event: EventView }) {
  const { t, language } = useWords()
  const { client } = useApp()
  const { id, coord, startDate } = event
  return (
    <p className="event-card-tools">
      {startDate && (
        <CalendarButton load={() => client.events.calendar({ params: { id }, query: { lang: language } })} />
      )}
      <ShareButton path={paths.viewEvent(id)} title={eventName(event, language).text} />
      {coord && (
        <a href={directionsTo(coord)} rel="noopener">
          {t('eventAction:card.directions')}
        </a>
      )}
    </p>
  )
}

const directionsTo = ({ lat, lon }: NonNullable<EventView['coord']>) =>
  `https://www.openstreetmap.org/directions?to=${lat}%2C${lon}`
