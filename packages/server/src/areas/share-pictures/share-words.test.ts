import { createFormats } from '@polynya/i18n'
import { translate } from '@polynya/i18n/catalogues'
import { createPlaces } from '@polynya/i18n/server'
import { A_RESULT_LIST, ANNA_SWIMMER } from '@polynya/testkit'
import { describe, expect, it } from 'vitest'
import type { Reading } from '../printouts/reading.ts'
import { type SwumResult, sharedResults } from './result-share.ts'
import { placesIn } from './share-words.ts'
import { sharedSwimmer } from './swimmer-share.ts'

const places = createPlaces()
const readingIn = (language: 'ru' | 'en'): Reading => ({
  ...{ language, t: translate(language), formats: createFormats(language), places },
})
const SITE = { site: 'Federation', today: '2026-01-16' }
it.each([
  ['ru', { country: 'RU', regionCode: 'RU-TYU' }, 'Морж · Тюмень · Тюменская область'],
  ['en', { country: 'RU', regionCode: 'RU-TYU' }, 'Морж · Тюмень · Tyumen Region · Russia'],
  ['ru', { country: 'RU', regionCode: null }, 'Морж · Тюмень · Россия'],
  ['ru', { country: 'EE', regionCode: 'EE-68' }, 'Морж · Тюмень · Эстония'],
  ['en', { country: 'FI', regionCode: null, club: null }, 'Тюмень · Finland'],
] as const)('in %s, a swimmer of %j is from %s', (language, from, expected) => {
  expect(placesIn(readingIn(language), { club: 'Морж', city: 'Тюмень', ...from })).toBe(expected)
})

const aTime = (distCode: string, Result: string, points: number | null) => ({
  ...{ fId: 1, EvDate: '2025-12-06', EventName: 'Кубок', EventNameEn: null, Distance: 25, AgeGroup: 'E1' },
  ...{ distCode, Result, place: 1, points, evskRank: null, team: null },
})

describe('the card of a swimmer', () => {
  const times = [
    aTime('25FR', '00:15.00', 700),
    aTime('25FR', '00:14.00', 800),
    aTime('50FR', '00:40.00', 500),
    aTime('25BR', '00:20.00', 600),
    aTime('50BR', '00:45.00', 650),
    aTime('100BR', '01:50.00', null),
    {
      ...aTime('4x25FR', '01:10.00', 990),
      team: { teamId: 'AAAB', teamNameRu: 'Моржи', teamNameEn: 'Walruses' },
    },
  ]
  const swimmer = { ...ANNA_SWIMMER, resultsInfo: times, currentAWR: [], currentGWR: [] }

  it('has the personal bests with the most points, without relays, and counts the others', () => {
    const { card, description } = sharedSwimmer(swimmer, readingIn('en'), SITE)
    expect(card.tiles.map(({ value, notes: [points] }) => [value, points])).toEqual([
      ['00:14.00', '800 points'],
      ['00:45.00', '650 points'],
      ['00:20.00', '600 points'],
      ['00:40.00', '500 points'],
    ])
    expect(card.note).toBe('and 1 more distance')
    expect(description).toContain('Best times: 25\xa0m freestyle 00:14.00')
  })

  it('has the valid rank and the first three records', () => {
    const rank = { id: 1, sportRank: 'MS', validFrom: '2020-01-01', validTill: null } as const
    const aRecord = (distCode: '25FR' | '50FR', ageGroup: string | null) => ({
      ...{ distCode, ageGroup, time: '00:14.00', date: '2025-12-06', state: 'approved' as const },
    })
    const holder = {
      ...{ ...swimmer, sportRankData: rank },
      currentAWR: [aRecord('25FR', null)],
      currentGWR: [aRecord('25FR', 'E1'), aRecord('50FR', 'E1'), aRecord('50FR', 'D2')],
    }
    const marksOf = (sportRankData: typeof ANNA_SWIMMER.sportRankData) =>
      sharedSwimmer({ ...holder, sportRankData }, readingIn('ru'), SITE).card.marks.map(({ text }) => text)
    expect(marksOf(rank)).toEqual([
      'Мастер спорта России',
      'Национальный рекорд: 25\xa0м в/с',
      'Рекорд группы E1: 25\xa0м в/с',
      'Рекорд группы E1: 50\xa0м в/с',
      'и\xa0ещё 1\xa0рекорд',
    ])
    const expired = { ...rank, sportRank: 'I', validTill: '2026-01-15' } as const
    expect(marksOf(expired)[0]).toBe('Национальный рекорд: 25\xa0м в/с')
  })

  it('says so where there are no results', () => {
    const { card } = sharedSwimmer({ ...swimmer, resultsInfo: [] }, readingIn('ru'), SITE)
    expect([card.tiles, card.note]).toEqual([[], 'Результаты пловца ещё не\xa0опубликованы.'])
  })
})

describe('the card of results', () => {
  const event = {
    ...{
      id: 3,
      name: 'Кубок Тюмени',
      name_en: 'Tyumen Cup',
      address: 'Тюмень',
      address_en: null,
      region: null,
    },
    ...{
      start_date: '2026-01-24',
      end_date: '2026-01-26',
      time_zone: 'Asia/Yekaterinburg',
      age_groups: [],
      logo: null,
      water_temp: null,
    },
  }
  const [first] = A_RESULT_LIST.results
  if (!first) throw new Error('The list of the fixture has a result')
  const aResult = (more: Partial<SwumResult> = {}): SwumResult => ({
    ...first,
    distCode: '25FR',
    state: 'official',
    points: 812,
    records: [],
    evskRank: null,
    progress: null,
    places: { absolute: 4, ageGroup: 1, division: null, para: null },
    paraGroup: null,
    starter: { ...first.starter, ageGroup: 'E1', team: null },
    ...more,
  })
  const cardOf = (results: readonly SwumResult[], language: 'ru' | 'en' = 'ru') =>
    sharedResults({ event, swimmer: ANNA_SWIMMER, results }, readingIn(language), 'Федерация').card

  it('names the event with its dates and place, and is official once all results are', () => {
    expect(cardOf([aResult()])).toMatchObject({
      over: ['Кубок Тюмени', '24–26\xa0января 2026 · Тюмень'],
      corner: { text: 'Официальные результаты', tone: 'ok' },
    })
    expect(cardOf([aResult(), aResult({ state: 'preliminary' })], 'en')).toMatchObject({
      over: ['Tyumen Cup', '24–26\xa0January 2026 · Тюмень'],
      corner: { text: 'Preliminary results', tone: 'warn' },
    })
  })

  it('shows place, points, para place and team, and what distinguishes a result', () => {
    const [tile] = cardOf([
      aResult({
        paraGroup: 'S9',
        places: { absolute: 4, ageGroup: 2, division: null, para: 1 },
        progress: { gainCs: 42, sinceLastCs: -42, isSeasonBest: false },
        evskRank: 'MS',
        records: [{ kind: 'GWR', ageGroup: 'E1', state: 'tentative', isEqualled: false, isLeadOff: false }],
      }),
    ]).tiles
    expect(tile).toMatchObject({
      place: 2,
      notes: ['2-е\xa0место в\xa0E1', '812\xa0очков', '1-е место, S9'],
    })
    expect(tile?.marks.map(({ text }) => text)).toEqual([
      'Рекорд группы E1',
      'ЛР\xa0−0.42\xa0с',
      'норматив МС',
    ])
    const team = { teamId: 'AAAB', teamNameRu: 'Моржи', teamNameEn: 'Walruses', teamMembers: [] }
    const relay = aResult({ distCode: '4x25FR', starter: { ...first.starter, team }, points: null })
    expect(cardOf([relay], 'en').tiles[0]?.notes).toContain('Walruses')
    expect(cardOf(new Array(6).fill(aResult())).note).toBe('и\xa0ещё 2\xa0результата')
  })
})
