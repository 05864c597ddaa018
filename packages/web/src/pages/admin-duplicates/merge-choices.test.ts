import type { Swimmer } from '@polynya/contract'
import { createFormats } from '@polynya/i18n'
import { translate } from '@polynya/i18n/catalogues'
import { ANNA_SWIMMER } from '@polynya/testkit'
import { describe, expect, it } from 'vitest'
import { agreementsOf, differencesOf, usualSide } from './merge-choices.ts'

const words = { t: translate('ru'), formats: createFormats('ru') }
const other: Swimmer = {
  ...ANNA_SWIMMER,
  id: 8,
  iwsaid: 'PETR004218',
  dob: '1990-03-15',
  isParaswimmer: true,
  swimmerInfo: { ...ANNA_SWIMMER.swimmerInfo, city: 'Тобольск', club: 'Морж' },
  sportRankData: { id: 1, sportRank: 'KMS', validFrom: '2025-03-01', validTill: '2028-03-01' },
}
const differences = differencesOf(ANNA_SWIMMER, other, words)

describe('two profiles', () => {
  it('differ in what people read of them, not in their numbers', () => {
    expect(differences.map(({ field }) => field)).toEqual([
      'dob',
      'place',
      'club',
      'isParaswimmer',
      'sportRank',
    ])
    expect(differences.map(({ values }) => values[1])).toEqual([
      expect.stringContaining('1990'),
      'Тобольск, RU-TYU, Россия',
      'Морж',
      'да',
      expect.stringMatching(/^КМС, /),
    ])
  })

  it('agree in everything else that is known', () => {
    const agreeing = agreementsOf(ANNA_SWIMMER, other, words).map(({ field }) => field)
    expect(agreeing).toEqual(['firstName', 'lastName', 'nativeFirstName', 'nativeLastName', 'gender'])
  })

  it('are merged with the first one’s values, unless it says nothing', () => {
    const sides = differences.map((difference) => usualSide(difference, words.t('custody:nothing')))
    expect(sides).toEqual(['one', 'one', 'other', 'one', 'other'])
  })
})
