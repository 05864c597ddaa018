/** What schema.org calls a SportsEvent, as far as lists of events know it. */

import type { EventView } from '@polynya/contract'
import type { Language } from '@polynya/i18n'
import { inLanguage } from './in-language.ts'
import type { JsonLd } from './json-ld.ts'

const STATUS = {
  planned: 'EventScheduled',
  postponed: 'EventPostponed',
  calledOff: 'EventCancelled',
} as const satisfies Record<EventView['eventState'], string>

type Listed = Pick<
  EventView,
  'name' | 'nameEn' | 'startDate' | 'endDate' | 'eventState' | 'address' | 'addressEn' | 'region'
> &
  Partial<Pick<EventView, 'coord'>>

/**
 * Returns an event as schema.org describes it; null without a date, which schema.org requires.
 *
 * @param url the page of the event
 */
export function structuredEvent(event: Listed, language: Language, url: string): JsonLd | null {
  const { name, nameEn, startDate, endDate, eventState } = event
  if (startDate === null) return null
  return {
    '@type': 'SportsEvent',
    '@id': `${url}#event`,
    url,
    name: inLanguage(language, { ru: name, en: nameEn })?.text ?? name,
    sport: 'Winter swimming',
    startDate,
    endDate: endDate ?? startDate,
    eventStatus: schemaOrg(STATUS[eventState]),
    eventAttendanceMode: schemaOrg('OfflineEventAttendanceMode'),
    location: placeOf(event, language),
  }
}

/** The address of a term of schema.org. */
export const schemaOrg = (name: string) => `https://schema.org/${name}`

function placeOf({ address, addressEn, coord, region }: Listed, language: Language): JsonLd | null {
  const text = inLanguage(language, { ru: address, en: addressEn })?.text
  if (!text) return null
  return {
    '@type': 'Place',
    name: text,
    address: {
      '@type': 'PostalAddress',
      streetAddress: text,
      addressRegion: region,
      addressCountry: region?.split('-')[0] ?? null,
    },
    geo: coord && { '@type': 'GeoCoordinates', latitude: coord.lat, longitude: coord.lon },
  }
}
