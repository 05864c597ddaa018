import type { Site } from '@polynya/contract'
import { createFormats, type Language } from '@polynya/i18n'
import { translate } from '@polynya/i18n/catalogues'
import { expect, it } from 'vitest'
import { documentTitle, pageTitleOf } from './page-title.ts'

const wordsIn = (language: Language) => ({
  language,
  t: translate(language),
  formats: createFormats(language),
})
const site: Site = {
  titles: { ru: ['Федерация', '', ''], en: ['Federation', '', ''] },
  logoLink: null,
  support: null,
  season: '2026-2027',
  demo: false,
  timeZone: 'Europe/Moscow',
  paymentGateways: [],
}
const parts = { words: wordsIn('ru'), site, route: 'events', page: {} } as const

it('is that of the route and the federation', () => {
  expect(documentTitle(parts)).toBe('События — Федерация')
  expect(documentTitle({ ...parts, words: wordsIn('en') })).toBe('Events — Federation')
})

it('is the name of what a page shows, where it shows one of many', () => {
  expect(documentTitle({ ...parts, page: { name: 'Кубок Тюмени' } })).toBe('Кубок Тюмени — Федерация')
})

it('says first that a form has errors', () => {
  const title = documentTitle({ ...parts, route: 'login', page: { hasErrors: true } })
  expect(title).toBe('Ошибка: Вход — Федерация')
})

it('keeps the name of the page where a form on it has errors', () => {
  const page = pageTitleOf([{ hasErrors: false }, { name: 'Кубок Тюмени' }, { hasErrors: true }])
  expect(documentTitle({ ...parts, page })).toBe('Ошибка: Кубок Тюмени — Федерация')
})

it('is the general one for a route without one, and does without a federation that is not known yet', () => {
  const title = documentTitle({ ...parts, route: undefined, site: undefined })
  expect(title).toBe('События зимнего плавания')
})
