import type { EventView, Swimmer } from '@polynya/contract'
import { inLanguage, type JsonLd } from '@polynya/ui'
import { eventName } from '../../features/events/event-name.ts'
import { person } from '../structured-data/person.ts'
import { sportsEvent } from '../structured-data/sports-event.ts'
import { PageHead } from './PageHead.tsx'
import type { PageRequest } from './page-request.ts'
import { wordsIn } from './words-in.ts'

interface EventHeadProps {
  readonly event: EventView
  /** Whose results the page shows. */
  readonly swimmer: Swimmer | undefined
  readonly request: PageRequest
}

/** An event: when and where, or a swimmer's results there. */
export function EventHead({ event, swimmer, request }: EventHeadProps) {
  const { language } = request
  const { t, formats } = wordsIn(language)
  const { startDate, endDate, poster } = event
  const place = inLanguage(language, { ru: event.address, en: event.addressEn })?.text
  const when = startDate && formats.dateRange(startDate, endDate ?? startDate)
  const state = event.eventState === 'planned' ? null : t(`eventAction:state.${event.eventState}`)
  return (
    <PageHead
      title={eventName(event, language).text}
      description={[state, when, place].filter(Boolean).join(' · ') || t('home:hero.lead')}
      request={request}
      picture={poster}
      data={dataOf(event, swimmer, request)}
    />
  )
}

/** The event, and the swimmer as one of its competitors. */
function dataOf(
  event: EventView,
  swimmer: Swimmer | undefined,
  { language, address }: PageRequest,
): readonly (JsonLd | null)[] {
  const about = sportsEvent(event, language, address)
  if (!swimmer) return [about]
  const who = person(swimmer, language, address)
  return [about && { ...about, competitor: { '@type': 'Person', '@id': who['@id'] } }, who]
}
