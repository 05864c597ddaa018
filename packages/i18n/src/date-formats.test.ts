import { describe, expect, it } from 'vitest'
import { createDateFormats } from './date-formats.ts'
import { createMonthFormats } from './month-formats.ts'

const ru = createDateFormats('ru')
const en = createDateFormats('en')
const plain = (text: string) => text.replaceAll('\xa0', ' ')

describe('dates', () => {
  it.each([
    [ru.shortDate('2026-01-24'), '24 янв. 2026'],
    [en.shortDate('2026-01-24'), '24 Jan 2026'],
    [ru.fullDate('2026-05-01'), '1 мая 2026'],
    [en.fullDate('2026-05-01'), '1 May 2026'],
    [ru.dayMonth('2026-01-12'), '12 января'],
    [en.dayMonth('2026-01-12'), '12 January'],
    [ru.dayMonthAt(new Date('2026-01-12T22:00:00Z'), 'Europe/Moscow'), '13 января'],
    [en.dayMonthAt(new Date('2026-01-12T22:00:00Z'), 'Europe/London'), '12 January'],
    [createMonthFormats('ru').monthYear('2026-11'), 'ноябрь 2026'],
    [createMonthFormats('en').monthYear('2026-11'), 'November 2026'],
  ])('%s', (written, expected) => {
    expect(plain(written)).toBe(expected)
  })

  it('have a no-break space between day and month', () => {
    expect(ru.fullDate('2026-01-24')).toBe('24\xa0января 2026')
  })
})

describe('date ranges', () => {
  it.each([
    ['2026-01-24', '2026-01-24', '24 января 2026', '24 January 2026'],
    ['2026-01-24', '2026-01-26', '24–26 января 2026', '24–26 January 2026'],
    ['2026-01-30', '2026-02-01', '30 января – 1 февраля 2026', '30 January – 1 February 2026'],
    ['2026-12-30', '2027-01-02', '30 декабря 2026 – 2 января 2027', '30 December 2026 – 2 January 2027'],
  ])('from %s to %s', (from, to, russian, english) => {
    expect(plain(ru.dateRange(from, to))).toBe(russian)
    expect(plain(en.dateRange(from, to))).toBe(english)
  })
})

describe('instants', () => {
  const at = '2026-01-24T05:00:00Z'

  it.each([
    ['Asia/Yekaterinburg', '24 января 2026 (сб), 10:00 (МСК+2)', 'Saturday, 24 January 2026, 10:00 (UTC+5)'],
    ['Europe/Moscow', '24 января 2026 (сб), 08:00 (МСК)', 'Saturday, 24 January 2026, 08:00 (UTC+3)'],
    ['Europe/Tallinn', '24 января 2026 (сб), 07:00 (МСК−1)', 'Saturday, 24 January 2026, 07:00 (UTC+2)'],
    ['UTC', '24 января 2026 (сб), 05:00 (МСК−3)', 'Saturday, 24 January 2026, 05:00 (UTC)'],
    ['Asia/Kolkata', '24 января 2026 (сб), 10:30 (МСК+2:30)', 'Saturday, 24 January 2026, 10:30 (UTC+5:30)'],
    ['America/Adak', '23 января 2026 (пт), 19:00 (МСК−13)', 'Friday, 23 January 2026, 19:00 (UTC−10)'],
  ])('are shown on the clocks of %s', (zone, russian, english) => {
    expect(plain(ru.longDate(at, zone))).toBe(russian)
    expect(plain(en.longDate(new Date(at), zone))).toBe(english)
  })

  it.each([
    ['Europe/Moscow', 'Москва', 'Moscow'],
    ['Asia/Yekaterinburg', 'Екатеринбург', 'Yekaterinburg'],
    ['America/New_York', 'Нью-Йорк', 'New York'],
    ['America/Indiana/Knox', 'Нокс, Индиана', 'Knox'],
    ['UTC', 'GMT+0', 'UTC'],
  ])('name the time zone %s by a place', (zone, russian, english) => {
    expect(ru.zoneName(zone)).toBe(russian)
    expect(en.zoneName(zone)).toBe(english)
  })

  it('respect daylight saving time', () => {
    expect(ru.zone('2026-07-01T00:00:00Z', 'Europe/Tallinn')).toBe('МСК')
    expect(en.zone('2026-07-01T00:00:00Z', 'Europe/Tallinn')).toBe('UTC+3')
  })

  it('show midnight as 00:00', () => {
    expect(ru.time('2026-01-24T21:00:00Z', 'Europe/Moscow')).toBe('00:00')
    expect(en.time('2026-01-24T21:00:00Z', 'Europe/Moscow')).toBe('00:00')
  })
})
