/** An event as schema.org describes a SportsEvent, of what visitors see. */

import type { EventView, Offer } from '@polynya/contract'
import { withOffset } from '@polynya/domain'
import type { Language } from '@polynya/i18n'
import { inLanguage, type JsonLd, schemaOrg, structuredEvent } from '@polynya/ui'
import { paths } from '../../infrastructure/addresses/paths.ts'

const AVAILABILITY: Partial<Record<EventView['registration']['state'], string>> = {
  open: 'InStock',
  willClose: 'InStock',
  willOpen: 'PreOrder',
}

/**
 * Returns null for an event without a date, which schema.org requires.
 *
 * @param address the page of the event
 */
export function sportsEvent(event: EventView, language: Language, address: string): JsonLd | null {
  const { startDate, poster, logoFile, results, freeEvent } = event
  const absolute = (path: string) => new URL(path, address).href
  const listed = structuredEvent(event, language, absolute(paths.viewEvent(event.id)))
  if (startDate === null || listed === null) return null
  const picture = poster ?? logoFile
  return {
    '@context': 'https://schema.org',
    ...listed,
    startDate: startOf(event, startDate),
    organizer: organizerOf(event, language),
    image: picture ? [absolute(picture)] : null,
    isAccessibleForFree: freeEvent,
    offers: event.programData.flatMap((offer) => offerOf(offer, event, { language, absolute })),
    superEvent: seriesOf(event, language),
    subjectOf:
      results.length > 0
        ? { '@type': 'WebPage', url: absolute(`${paths.viewEvent(event.id)}?tab=results`) }
        : null,
  }
}

/** The first time of the first day in the zone of the venue; the day alone if the programme has no time. */
function startOf({ dayProgram, timeZone }: EventView, startDate: string): string {
  const rows = dayProgram.find(({ date }) => date === startDate)?.children ?? []
  const [first] = rows.flatMap(({ time }) => time ?? []).toSorted()
  return first ? withOffset(`${startDate}T${first}`, timeZone) : startDate
}

function organizerOf(event: EventView, language: Language): JsonLd | null {
  const name = inLanguage(language, { ru: event.organizer, en: event.organizerEn })?.text
  return name ? { '@type': 'Organization', name, url: event.url, email: event.contactEmail } : null
}

function seriesOf({ series, seriesEn }: EventView, language: Language): JsonLd | null {
  const name = inLanguage(language, { ru: series, en: seriesEn })?.text
  return name ? { '@type': 'EventSeries', name } : null
}

interface OfferContext {
  readonly language: Language
  absolute(path: string): string
}

/** The price of one distance; an event of which nothing is sold has no offers. */
function offerOf(offer: Offer, event: EventView, { language, absolute }: OfferContext): JsonLd[] {
  const price = event.freeEvent ? 0 : offer.fees?.byCount[0]
  if (price === undefined) return []
  const availability = event.eventState === 'calledOff' ? undefined : AVAILABILITY[event.registration.state]
  return [
    {
      '@type': 'Offer',
      name: inLanguage(language, { ru: offer.name, en: offer.nameEn })?.text ?? null,
      price,
      priceCurrency: event.currency,
      availability: schemaOrg(availability ?? 'SoldOut'),
      validFrom: offer.regStartDate ?? event.regStartDate,
      validThrough: offer.regEndDate ?? event.regEndDate,
      url: absolute(`${paths.register}?e=${event.id}`),
    },
  ]
}
