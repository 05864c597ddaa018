import { describe, expect, it } from 'vitest'
import { countryOfNation, nationOf } from './nations.ts'

/** Countries of the demo and of files of real meets, and neighbours whose codes differ from ISO 3166-1 alpha-3. */
const PAIRS = {
  ...{ RU: 'RUS', BY: 'BLR', KZ: 'KAZ', EE: 'EST', FI: 'FIN', LV: 'LAT', LT: 'LTU', PL: 'POL', SE: 'SWE' },
  ...{ CH: 'SUI', DE: 'GER', FR: 'FRA', GB: 'GBR', IT: 'ITA', IE: 'IRL', LU: 'LUX', JP: 'JPN', CN: 'CHN' },
  ...{ NL: 'NED', DK: 'DEN', GR: 'GRE', HR: 'CRO', SI: 'SLO', PT: 'POR', BG: 'BUL', MN: 'MGL', CA: 'CAN' },
}

describe('the code of a country in sport', () => {
  it.each(Object.entries(PAIRS))('of %s is %s, both ways', (country, nation) => {
    expect([nationOf(country), countryOfNation(nation)]).toEqual([nation, country])
  })

  it('is null without one, and of no two countries', () => {
    expect([nationOf('XX'), nationOf(''), countryOfNation('XXX'), countryOfNation('')]).toEqual(
      Array(4).fill(null),
    )
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
    const countries = letters.flatMap((first) => letters.map((second) => first + second))
    const nations = countries.flatMap((country) => nationOf(country) ?? [])
    expect(nations.length).toBeGreaterThan(195)
    expect(new Set(nations).size).toBe(nations.length)
    expect(nations.filter((nation) => !/^[A-Z]{3}$/.test(nation))).toEqual([])
  })
})
