import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from './calendar.ts'
import { type OfferWindow, type RegistrationWindow, registrationStatus } from './registration.ts'
import { type RegistrationPeriod, registrationPeriods } from './registration-periods.ts'

const HOUR_MS = 3_600_000
const BASE = Date.parse('2026-01-15T00:00:00Z')
/** Zones with a summer time that starts at midnight, a half-hour shift, and offsets at both ends of the scale. */
const ZONES = [
  'Europe/Moscow',
  'Asia/Kamchatka',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'America/St_Johns',
  'Etc/GMT+12',
]

const anInstant = fc
  .integer({ min: -24 * 200, max: 24 * 200 })
  .map((hours) => new Date(BASE + hours * HOUR_MS))
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 4 })
const aDate = fc.integer({ min: -200, max: 200 }).map((days) => addDays('2026-01-15', days))

const aWindow: fc.Arbitrary<RegistrationWindow> = fc.record({
  startDate: maybe(aDate),
  endDate: maybe(aDate),
  regStartDate: maybe(anInstant),
  regEndDate: maybe(anInstant),
  timeZone: fc.constantFrom(...ZONES),
  offers: fc.array(
    fc.record<OfferWindow>({
      kind: fc.constantFrom('individual', 'relay'),
      regStartDate: maybe(anInstant),
      regEndDate: maybe(anInstant),
    }),
    { maxLength: 4 },
  ),
})

const stateAt = (periods: readonly RegistrationPeriod[], now: Date) =>
  periods.filter(({ from, to }) => (from === null || from <= now) && (to === null || now < to))

describe('registrationPeriods', () => {
  it('has exactly one period at any instant, with the state that the rule gives', () => {
    const nearTurns = fc.tuple(aWindow, anInstant, fc.nat(), fc.integer({ min: -2, max: 2 }))
    fc.assert(
      fc.property(nearTurns, ([window, instant, turn, shift]) => {
        const periods = registrationPeriods(window)
        const from = periods[turn % periods.length]?.from
        for (const now of [instant, ...(from ? [new Date(from.getTime() + shift)] : [])]) {
          const { state } = registrationStatus(window, now)
          expect(stateAt(periods, now).map((period) => period.state)).toEqual([state])
        }
      }),
      { numRuns: 1_000 },
    )
  })

  it('names the states of a planned event in their order, each once', () => {
    const window = {
      startDate: '2026-02-21',
      endDate: '2026-02-22',
      regStartDate: new Date('2025-12-01T10:00:00+03:00'),
      regEndDate: new Date('2026-02-10T23:59:00+03:00'),
      timeZone: 'Europe/Moscow',
    }
    expect(
      registrationPeriods(window).map(({ state, from }) => [state, from?.toISOString() ?? null]),
    ).toEqual([
      ['willOpen', null],
      ['open', '2025-12-01T07:00:00.000Z'],
      ['willClose', '2026-02-02T21:00:00.000Z'],
      ['closed', '2026-02-10T20:59:00.001Z'],
      ['goingOn', '2026-02-20T21:00:00.000Z'],
      ['finishingToday', '2026-02-21T21:00:00.000Z'],
      ['finished', '2026-02-22T21:00:00.000Z'],
    ])
  })

  it('is one unbounded period for an event without dates', () => {
    const window = {
      startDate: null,
      endDate: null,
      regStartDate: null,
      regEndDate: null,
      timeZone: 'Europe/Moscow',
    }
    expect(registrationPeriods(window)).toEqual([{ state: 'unknown', from: null, to: null }])
  })
})
