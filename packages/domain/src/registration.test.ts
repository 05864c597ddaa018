import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dateInZone, daysBetween, startOfDay } from './calendar.ts'
import {
  CLOSING_SOON_DAYS,
  hasRegistrationState,
  hasVenueFee,
  isOpenState,
  type OfferWindow,
  OPEN_STATES,
  type RegistrationState,
  type RegistrationWindow,
  registrationCan,
  registrationStatus,
} from './registration.ts'
import { aDate, ZONES } from './testing/arbitraries.ts'

/** Registration from 1 October to 30 November at noon, the event on 13 and 14 December, all on Kamchatka. */
const event: RegistrationWindow = {
  startDate: '2025-12-13',
  endDate: '2025-12-14',
  regStartDate: new Date('2025-10-01T12:00:00+12:00'),
  regEndDate: new Date('2025-11-30T12:00:00+12:00'),
  timeZone: 'Asia/Kamchatka',
}

const offer = (kind: OfferWindow['kind'], from: string | null, to: string | null): OfferWindow => ({
  kind,
  regStartDate: from === null ? null : new Date(from),
  regEndDate: to === null ? null : new Date(to),
})

const statusAt = (instant: string, change: Partial<RegistrationWindow> = {}) =>
  registrationStatus({ ...event, ...change }, new Date(instant))

const at = (instant: string, change: Partial<RegistrationWindow> = {}) => {
  const { state, days } = statusAt(instant, change)
  return { state, days }
}

describe('the registration of an event', () => {
  it.each([
    ['2025-09-01T12:00:00+12:00', { state: 'willOpen', days: 30 }],
    ['2025-10-01T11:59:59+12:00', { state: 'willOpen', days: 0 }],
    ['2025-10-01T12:00:00+12:00', { state: 'open', days: 60 }],
    ['2025-11-22T23:59:59+12:00', { state: 'open', days: 8 }],
    ['2025-11-23T00:00:00+12:00', { state: 'willClose', days: 7 }],
    ['2025-11-30T12:00:00+12:00', { state: 'willClose', days: 0 }],
    ['2025-11-30T12:00:01+12:00', { state: 'closed', days: null }],
    ['2025-12-13T00:00:00+12:00', { state: 'goingOn', days: null }],
    ['2025-12-14T00:00:00+12:00', { state: 'finishingToday', days: null }],
    ['2025-12-15T00:00:00+12:00', { state: 'finished', days: null }],
  ])('is at %s %j', (instant, status) => {
    expect(at(instant)).toEqual(status)
  })

  it('follows the calendar of Kamchatka for a reader in Moscow or Honolulu', () => {
    expect(at('2025-12-12T14:59:59+03:00').state).toBe('closed')
    expect(at('2025-12-12T15:00:00+03:00').state).toBe('goingOn')
    expect(at('2025-12-14T02:00:00-10:00').state).toBe('finished')
    expect(at('2025-11-22T15:00:00+03:00')).toEqual({ state: 'willClose', days: 7 })
  })

  it('counts calendar days across the change of clocks', () => {
    const berlin: RegistrationWindow = {
      ...event,
      timeZone: 'Europe/Berlin',
      regEndDate: new Date('2025-10-27T00:30:00+01:00'),
    }
    const days = (instant: string) => registrationStatus(berlin, new Date(instant)).days
    expect(days('2025-10-25T23:30:00+02:00')).toBe(2)
    expect(days('2025-10-26T00:30:00+02:00')).toBe(1)
    expect(days('2025-10-26T23:30:00+01:00')).toBe(1)
    expect(days('2025-10-27T00:10:00+01:00')).toBe(0)
  })

  it.each(['startDate', 'endDate', 'regStartDate', 'regEndDate'] as const)(
    'is unknown before the event without %s',
    (field) => {
      expect(at('2025-11-01T12:00:00+12:00', { [field]: null })).toEqual({ state: 'unknown', days: null })
    },
  )

  it.each([
    ['2025-12-12T12:00:00+12:00', 'unknown'],
    ['2025-12-13T12:00:00+12:00', 'goingOn'],
    ['2025-12-14T12:00:00+12:00', 'finishingToday'],
    ['2025-12-15T12:00:00+12:00', 'finished'],
  ])('follows the dates of an event without a registration range: at %s %s', (instant, state) => {
    expect(at(instant, { regStartDate: null, regEndDate: null }).state).toBe(state)
  })

  it('knows the end of an event without a first day, and no end without a last one', () => {
    const later = '2025-12-15T12:00:00+12:00'
    expect(at(later, { startDate: null }).state).toBe('finished')
    expect(at('2025-12-14T12:00:00+12:00', { startDate: null }).state).toBe('finishingToday')
    expect(at(later, { endDate: null }).state).toBe('unknown')
  })

  it('names the instant at which it opens or closes, and none in other states', () => {
    expect(statusAt('2025-09-01T12:00:00+12:00').at).toEqual(event.regStartDate)
    expect(statusAt('2025-11-01T12:00:00+12:00').at).toEqual(event.regEndDate)
    expect(statusAt('2025-12-01T12:00:00+12:00').at).toBeNull()
  })
})

describe('the registration of an event with offers', () => {
  const open = '2025-11-01T12:00:00+12:00'
  const past = offer('individual', null, '2025-10-15T00:00:00+12:00')

  it('is closed for individuals when each of their offers is over and a relay is open', () => {
    const status = at(open, { offers: [past, past, offer('relay', null, null)] })
    expect(status).toEqual({ state: 'individualClosed', days: null })
  })

  it.each([
    ['one individual offer goes on', [past, offer('individual', null, null), offer('relay', null, null)]],
    ['there is no individual offer', [offer('relay', null, null)]],
    ['no relay has opened yet', [past, offer('relay', '2025-11-05T00:00:00+12:00', null)]],
    [
      'one offer is still to open',
      [offer('individual', '2025-11-05T00:00:00+12:00', null), offer('relay', null, null)],
    ],
    ['there are no offers', []],
  ])('follows the window of the event when %s', (_, offers) => {
    expect(at(open, { offers }).state).toBe('open')
  })

  it('is closed when the windows of all offers are over', () => {
    const relay = offer('relay', null, '2025-10-20T00:00:00+12:00')
    expect(at(open, { offers: [past, relay] })).toEqual({ state: 'closed', days: null })
  })

  it('will open while no offer has opened, with the days until the first one does', () => {
    const first = offer('relay', '2025-11-05T00:00:00+12:00', null)
    const second = offer('individual', '2025-11-09T00:00:00+12:00', null)
    const status = statusAt(open, { offers: [second, first] })
    expect(status).toEqual({ state: 'willOpen', days: 4, at: first.regStartDate })
  })

  it('will close with its last offer, when that is before the event closes', () => {
    const last = offer('individual', null, '2025-11-06T00:00:00+12:00')
    expect(statusAt(open, { offers: [past, last] })).toEqual({
      state: 'willClose',
      days: 5,
      at: last.regEndDate,
    })
  })
})

describe('a list of events by registration state', () => {
  const open = { registration: { state: 'open' } } as const

  it('has an event that takes place as planned under its state alone', () => {
    expect(hasRegistrationState({ ...open, eventState: 'planned' }, 'open')).toBe(true)
    expect(hasRegistrationState({ ...open, eventState: 'planned' }, 'closed')).toBe(false)
  })

  it.each(['calledOff', 'postponed'] as const)('never has an event that is %s', (eventState) => {
    expect(hasRegistrationState({ ...open, eventState }, 'open')).toBe(false)
  })
})

describe('registration states', () => {
  const HOUR_MS = 3_600_000

  /** Events with dates in the usual order (registration opens, closes, the event starts, ends), then any moment around them. */
  const anEventAndNow = fc
    .record({
      timeZone: fc.constantFrom(...ZONES),
      opensOn: aDate('2015-01-01', '2030-01-01'),
      openDays: fc.integer({ min: 0, max: 60 }),
      restDays: fc.integer({ min: 1, max: 30 }),
      eventDays: fc.integer({ min: 0, max: 3 }),
      hour: fc.integer({ min: 0, max: 23 }),
      nowHours: fc.integer({ min: -24 * 20, max: 24 * 120 }),
      individualHours: fc.option(fc.integer({ min: 0, max: 24 * 60 })),
    })
    .map((drawn) => {
      const regStartDate = new Date(
        startOfDay(drawn.opensOn, drawn.timeZone).getTime() + drawn.hour * HOUR_MS,
      )
      const after = (hours: number) => new Date(regStartDate.getTime() + hours * HOUR_MS)
      const startDate = addDays(drawn.opensOn, drawn.openDays + drawn.restDays)
      const { individualHours } = drawn
      const window = {
        startDate,
        endDate: addDays(startDate, drawn.eventDays),
        regStartDate,
        regEndDate: after(drawn.openDays * 24),
        timeZone: drawn.timeZone,
        offers: [
          {
            kind: 'individual',
            regStartDate: null,
            regEndDate: individualHours === null ? null : after(individualHours),
          },
          { kind: 'relay', regStartDate: null, regEndDate: null },
        ],
      } as const satisfies RegistrationWindow
      return { window, now: after(drawn.nowHours) }
    })

  it('are all reached', () => {
    const reached = new Set<RegistrationState>(['unknown'])
    for (const { window, now } of fc.sample(anEventAndNow, { numRuns: 800, seed: 7 })) {
      reached.add(registrationStatus(window, now).state)
    }
    expect([...reached].sort()).toEqual(Object.keys(registrationCan).sort())
  })

  it('each mean what their names say on the calendar of the event', () => {
    fc.assert(
      fc.property(anEventAndNow, ({ window, now }) => {
        const { state, days } = registrationStatus(window, now)
        const today = dateInZone(now, window.timeZone)
        const inWindow = now >= window.regStartDate && now <= window.regEndDate
        const before = today < window.startDate
        const left = (end: Date) => daysBetween(today, dateInZone(end, window.timeZone))
        const means: Record<RegistrationState, boolean> = {
          unknown: false,
          finished: today > window.endDate,
          finishingToday: today === window.endDate,
          goingOn: today >= window.startDate && today < window.endDate,
          willOpen: before && now < window.regStartDate && days === left(window.regStartDate),
          closed: before && now > window.regEndDate,
          individualClosed: before && inWindow,
          willClose: before && inWindow && days === left(window.regEndDate) && days <= CLOSING_SOON_DAYS,
          open: before && inWindow && days === left(window.regEndDate) && days > CLOSING_SOON_DAYS,
        }
        expect(means[state], state).toBe(true)
        expect(isOpenState(state)).toBe(before && inWindow)
        expect(registrationCan[state].enterOnSpot).toBe(state !== 'unknown' && state !== 'finished')
        expect(hasVenueFee(state)).toBe(!['unknown', 'finished', 'willOpen'].includes(state))
        expect(days === null || days >= 0).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('only go forward as time passes', () => {
    const order = {
      unknown: 0,
      willOpen: 1,
      open: 2,
      willClose: 3,
      individualClosed: 4,
      closed: 5,
      goingOn: 6,
      finishingToday: 7,
      finished: 8,
    } satisfies Record<RegistrationState, number>
    fc.assert(
      fc.property(anEventAndNow, fc.nat({ max: 24 * 90 }), ({ window, now }, hours) => {
        const later = new Date(now.getTime() + hours * HOUR_MS)
        const states = [now, later].map((moment) => order[registrationStatus(window, moment).state])
        expect(states[0]).toBeLessThanOrEqual(states[1] ?? Number.NaN)
      }),
      { numRuns: 300 },
    )
  })

  it('that let people enter let them cancel with a refund, and no state does once registration has closed', () => {
    for (const state of OPEN_STATES) expect(registrationCan[state].cancelWithRefund).toBe(true)
    for (const state of ['closed', 'goingOn', 'finishingToday', 'finished'] as const) {
      expect(registrationCan[state].cancelWithRefund).toBe(false)
    }
  })
})
