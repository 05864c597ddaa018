import type { EventRegistration } from '@polynya/contract'
import { createPlaces } from '@polynya/i18n/server'
import { ANNA_REGISTRATION } from '@polynya/testkit'
import { expect, it } from 'vitest'
import { registrationsTable } from './registrations-table.ts'

const [ENTRY] = ANNA_REGISTRATION.entries
const [ORDER] = ANNA_REGISTRATION.orders

const places = createPlaces()

function linesIn(language: 'ru' | 'en', from: Partial<EventRegistration> = {}) {
  const team = { teamId: '5', teamNameRu: 'Морж 1', teamNameEn: 'Morzh 1' }
  const row = {
    ...ANNA_REGISTRATION,
    ...from,
    entries: ENTRY ? [{ ...ENTRY, team }] : [],
    orders: ORDER
      ? [
          { ...ORDER, status: 'paid' as const, paidAt: '2026-01-16T22:30:00.000Z' },
          { ...ORDER, status: 'pending' as const, paidAt: null },
          { ...ORDER, status: 'paid' as const, paidAt: '2026-01-18T10:00:00.000Z' },
        ]
      : [],
  }
  const [head = [], line = []] = registrationsTable([row], {
    ...{ timeZone: 'Asia/Yekaterinburg', language, word: (key) => key.split('.').at(-1) ?? key, places },
  })
  return Object.fromEntries(head.map((name, index) => [name, line[index]]))
}

it('names teams in the language of the table', () => {
  expect(linesIn('ru').entries).toContain('Морж 1')
  expect(linesIn('en').entries).toContain('Morzh 1')
})

it('names regions, and the countries of swimmers from abroad, in the language of the table', () => {
  expect(linesIn('ru').region).toBe('Тюменская область')
  expect(linesIn('en').region).toBe('Tyumen Region')
  expect(linesIn('ru', { regionCode: null, country: 'EE' }).region).toBe('Эстония')
})

it('separates the moments of payments, which are those of the venue', () => {
  expect(linesIn('en').paidAt).toBe('2026-01-17 03:30:00; 2026-01-18 15:00:00')
})
