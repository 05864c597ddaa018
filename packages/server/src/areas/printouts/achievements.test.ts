import { createFormats } from '@polynya/i18n'
import { translate } from '@polynya/i18n/catalogues'
import { createPlaces } from '@polynya/i18n/server'
import { expect, it } from 'vitest'
import { achievementsIn } from './achievements.ts'

const MARK = { state: 'approved', isEqualled: false, isLeadOff: false } as const
const RECORDS = [
  { ...MARK, kind: 'AWR', ageGroup: null },
  { ...MARK, kind: 'GWR', ageGroup: 'C1' },
] as const

it.each([
  ['ru', 'Национальный рекорд, рекорд группы C1, норматив МС'],
  ['en', 'National record, record of group C1, MS norm'],
] as const)('several achievements read as one list in %s', (language, list) => {
  const reading = {
    language,
    t: translate(language),
    formats: createFormats(language),
    places: createPlaces(),
  }
  expect(achievementsIn(reading, { records: [...RECORDS], evskRank: 'MS' }).join(', ')).toBe(list)
})
