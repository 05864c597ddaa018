/** Venues of winter swimming. */

export interface Text {
  readonly ru: string
  readonly en: string
}

export interface Venue {
  readonly country: string
  /** ISO 3166-2. */
  readonly region: string
  /** IANA. */
  readonly timeZone: string
  readonly coord: { readonly lat: number; readonly lon: number }
  readonly currency: string
  /** Degrees Celsius on the coldest and the warmest day; values below freezing mean ice. */
  readonly water: readonly [coldest: number, warmest: number]
  readonly city: Text
  readonly address: Text
  readonly organizer: Text
}

interface VenueDetails {
  readonly region: string
  readonly timeZone: string
  readonly coord: readonly [lat: number, lon: number]
  readonly water: Venue['water']
  readonly currency?: string
  /** City, venue and name of the organizing federation. */
  readonly ru: readonly [city: string, place: string, federationOf: string]
  readonly en: readonly [city: string, place: string, federationOf: string]
}

export function venue({ coord: [lat, lon], ru, en, currency = 'RUB', ...facts }: VenueDetails): Venue {
  return {
    ...facts,
    country: facts.region.slice(0, 2),
    currency,
    coord: { lat, lon },
    city: { ru: ru[0], en: en[0] },
    address: { ru: `${ru[0]}, ${ru[1]}`, en: `${en[0]}, ${en[1]}` },
    organizer: {
      ru: `Федерация зимнего плавания ${ru[2]}`,
      en: `Winter Swimming Federation of ${en[2]}`,
    },
  }
}
