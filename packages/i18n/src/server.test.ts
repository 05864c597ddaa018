import { describe, expect, it } from 'vitest'
import { createPlaces } from './server.ts'

const places = createPlaces()
const regionOf = (code: string) => places.regionsOf(code.slice(0, 2)).find((region) => region.code === code)

describe('countries', () => {
  it('are named in both languages', () => {
    expect(places.countries()).toContainEqual({ code: 'RU', ru: 'Россия', en: 'Russia' })
    expect(places.countries()).toContainEqual({ code: 'FI', ru: 'Финляндия', en: 'Finland' })
  })

  it('are the inhabited ones of ISO 3166-1', () => {
    const codes = places.countries().map(({ code }) => code)
    expect(codes).toHaveLength(249 - 7)
    expect(codes).toEqual([...new Set(codes)].sort())
    expect(codes).toEqual(expect.arrayContaining(['FO', 'GL', 'HK', 'IM', 'PS', 'SJ', 'TW']))
  })

  it.each(['AQ', 'EU', 'SU', 'UN', 'XK', 'ZZ', 'ru', ''])('do not include %j', (code) => {
    expect(places.isCountry(code)).toBe(false)
  })

  it('have a Russian name each', () => {
    expect(places.countries().filter(({ ru }) => !/[а-яё]/i.test(ru))).toEqual([])
  })
})

describe('regions', () => {
  it('of Russia are named in full', () => {
    expect(places.regionsOf('RU')).toHaveLength(83)
    expect(regionOf('RU-TYU')).toEqual({ code: 'RU-TYU', ru: 'Тюменская область', en: 'Tyumen Region' })
    expect(regionOf('RU-MOW')).toEqual({ code: 'RU-MOW', ru: 'Москва', en: 'Moscow' })
  })

  it.each(['RU', 'BY', 'KZ'])('of %s have Russian names', (country) => {
    expect(places.regionsOf(country).filter(({ ru }) => !/^[А-ЯЁ]/.test(ru))).toEqual([])
  })

  it('of other countries have their English name in both languages', () => {
    expect(regionOf('FI-14')).toEqual({
      code: 'FI-14',
      ru: 'Northern Ostrobothnia',
      en: 'Northern Ostrobothnia',
    })
  })

  it('are of the first level and have no country code', () => {
    expect(places.regionsOf('GB').map(({ code }) => code)).toEqual(['GB-ENG', 'GB-NIR', 'GB-SCT', 'GB-WLS'])
    expect(places.isRegion('CN-HK')).toBe(false)
    expect(places.isRegion('CN-NM')).toBe(true)
  })

  it('are looked up by their full code', () => {
    expect(places.isRegion('RU-TYU')).toBe(true)
    expect(places.isRegion('TYU')).toBe(false)
    expect(places.isRegion('RU-XXX')).toBe(false)
    expect(places.regionsOf('XX')).toEqual([])
  })
})
