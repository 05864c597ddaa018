import { ANNA_SWIMMER, CUP } from '@polynya/testkit'
import { jsonForScript } from '@polynya/ui'
import { describe, expect, it } from 'vitest'
import { person } from './person.ts'
import { sportsEvent } from './sports-event.ts'

const ADDRESS = 'https://swim.example/view-event/3?lang=en'

/** The data as a search engine reads it. */
const read = (data: Parameters<typeof jsonForScript>[0] | null) => data && JSON.parse(jsonForScript(data))

describe('A SportsEvent', () => {
  const [offer] = CUP.programData
  if (!offer) throw new Error('The cup has no programme')

  it('has its first time with the offset of the venue, its place, organizer and prices', () => {
    const event = {
      ...CUP,
      ...{ startDate: '2026-12-12', endDate: '2026-12-13', timeZone: 'Asia/Yekaterinburg' },
      ...{ address: 'Тюмень', addressEn: 'Tyumen', region: 'RU-TYU', coord: { lat: 57.1, lon: 65.5 } },
      ...{ organizer: 'Федерация', organizerEn: 'Federation', url: 'https://fed.example' },
      ...{ currency: 'RUB', poster: '/files/poster.webp' },
    }
    expect(read(sportsEvent(event, 'en', ADDRESS))).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'SportsEvent',
      '@id': `https://swim.example/view-event/${CUP.id}#event`,
      name: CUP.nameEn,
      startDate: '2026-12-12T10:00:00+05:00',
      endDate: '2026-12-13',
      eventStatus: 'https://schema.org/EventScheduled',
      location: {
        '@type': 'Place',
        name: 'Tyumen',
        address: { '@type': 'PostalAddress', addressRegion: 'RU-TYU', addressCountry: 'RU' },
        geo: { '@type': 'GeoCoordinates', latitude: 57.1, longitude: 65.5 },
      },
      organizer: { '@type': 'Organization', name: 'Federation', url: 'https://fed.example' },
      image: ['https://swim.example/files/poster.webp'],
      offers: [
        {
          '@type': 'Offer',
          name: 'Individual races',
          price: 1500,
          priceCurrency: 'RUB',
          url: `https://swim.example/register?e=${CUP.id}`,
        },
      ],
    })
  })

  it.each([
    ['postponed', 'EventPostponed'],
    ['calledOff', 'EventCancelled'],
  ] as const)('that is %s is %s', (eventState, status) => {
    expect(read(sportsEvent({ ...CUP, eventState }, 'ru', ADDRESS)).eventStatus).toBe(
      `https://schema.org/${status}`,
    )
  })

  it('that is called off sells nothing, a free one costs nothing', () => {
    const offersOf = (more: Partial<typeof CUP>) =>
      read(sportsEvent({ ...CUP, ...more }, 'ru', ADDRESS)).offers
    expect(offersOf({ eventState: 'calledOff' })).toMatchObject([
      { availability: 'https://schema.org/SoldOut' },
    ])
    expect(offersOf({ freeEvent: true, programData: [{ ...offer, fees: null }] })).toMatchObject([
      { price: 0 },
    ])
    expect(offersOf({ programData: [{ ...offer, fees: null }] })).toBeUndefined()
  })

  it('leads to its results once there are any, and needs a date', () => {
    const results = [{ distanceId: 1, state: 'official' }] as typeof CUP.results
    expect(read(sportsEvent(CUP, 'ru', ADDRESS)).subjectOf).toBeUndefined()
    expect(read(sportsEvent({ ...CUP, results }, 'ru', ADDRESS)).subjectOf.url).toBe(
      `https://swim.example/view-event/${CUP.id}?tab=results`,
    )
    expect(sportsEvent({ ...CUP, startDate: null }, 'ru', ADDRESS)).toBeNull()
  })
})

describe('A Person', () => {
  it('has names, registry ID and home, and nothing that visitors may not see', () => {
    const swimmer = { ...ANNA_SWIMMER, underEmail: 'anna@secret.example', ipAddress: '192.0.2.7' }
    const data = person({ ...swimmer, swimmerInfo: { ...swimmer.swimmerInfo, phone: '+7' } }, 'ru', ADDRESS)
    expect(read(data)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Person',
      '@id': 'https://swim.example/view-swimmer/PETR004217#swimmer',
      url: 'https://swim.example/view-swimmer/PETR004217',
      mainEntityOfPage: 'https://swim.example/view-swimmer/PETR004217',
      identifier: 'PETR004217',
      name: 'Петрова Анна',
      alternateName: 'Anna Petrova',
      givenName: 'Anna',
      familyName: 'Petrova',
      gender: 'https://schema.org/Female',
      homeLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: 'Тюмень', addressCountry: 'RU' },
      },
    })
    expect(jsonForScript(data)).not.toMatch(/1990|secret|192\.0/)
  })

  it('names accounts elsewhere only by web addresses', () => {
    const swimmerInfo = {
      ...ANNA_SWIMMER.swimmerInfo,
      vk: 'https://vk.example/anna',
      fb: 'javascript:alert(1)',
    }
    expect(person({ ...ANNA_SWIMMER, swimmerInfo }, 'ru', ADDRESS).sameAs).toEqual([
      'https://vk.example/anna',
    ])
  })
})

describe('Text in a script element', () => {
  it.each(['</script><script>alert(1)</script>', '<!--<script>', 'a\u2028b\u2029c & d', ']]>'])(
    'cannot end it: %j',
    (name) => {
      const text = jsonForScript({ name })
      expect(text).not.toMatch(/[<>&\u2028\u2029]/)
      expect(JSON.parse(text)).toEqual({ name })
    },
  )
})
