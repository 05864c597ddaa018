import { expect, it } from 'vitest'
import { regionNamed } from './regions.ts'

const REGIONS = [
  { code: 'RU-TYU', ru: 'Тюменская область', en: 'Tyumen Region' },
  { code: 'RU-KR', ru: 'Республика Карелия', en: 'Republic of Karelia' },
  { code: 'RU-MOW', ru: 'Город Москва', en: 'Moscow' },
  { code: 'RU-MOS', ru: 'Московская область', en: 'Moscow Region' },
  { code: 'RU-AL', ru: 'Республика Алтай', en: 'Republic of Altai' },
  { code: 'RU-ALT', ru: 'Алтайский край', en: 'Altai Territory' },
  {
    code: 'RU-KHM',
    ru: 'Ханты-Мансийский автономный округ\u00a0— Югра',
    en: 'Khanty-Mansi Autonomous Area – Yugra',
  },
]

it.each([
  ['Тюменская область', 'RU-TYU'],
  ['тюменская обл.', 'RU-TYU'],
  ['Тюменская', 'RU-TYU'],
  ['Карелия', 'RU-KR'],
  ['Респ. Карелия', 'RU-KR'],
  ['Karelia', 'RU-KR'],
  ['г. Москва', 'RU-MOW'],
  ['Moscow', 'RU-MOW'],
  ['Moscow Region', 'RU-MOS'],
  ['Алтайский край', 'RU-ALT'],
  ['Алтай', 'RU-AL'],
  ['Altai Territory', 'RU-ALT'],
  ['Ханты-Мансийский АО - Югра', 'RU-KHM'],
])('%s is %s', (text, code) => {
  expect(regionNamed(REGIONS, text)).toBe(code)
})

it.each(['Altai', 'Атлантида', 'область', ''])('%s is none, or more than one', (text) => {
  expect(regionNamed(REGIONS, text)).toBeNull()
})
