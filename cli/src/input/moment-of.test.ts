import { cliWords } from '@polynya/i18n/cli'
import { describe, expect, it } from 'vitest'
import { momentOf } from './moment-of.ts'

const t = await cliWords('en')
const timeZone = 'Asia/Yekaterinburg'
const now = new Date('2027-01-14T20:30:00Z')
const at = (text: string, dateIs: 'start' | 'end' = 'start') =>
  momentOf({ t }, text, { timeZone, dateIs, now })

describe('a moment', () => {
  it.each([
    ['now', '2027-01-14T20:30:00.000Z'],
    ['2027-01-15 18:00', '2027-01-15T13:00:00.000Z'],
    ['2027-01-15T18:00:30', '2027-01-15T13:00:30.000Z'],
    ['2027-01-15T18:00:00+03:00', '2027-01-15T15:00:00.000Z'],
    ['2027-01-15T18:00Z', '2027-01-15T18:00:00.000Z'],
  ])('is read at the venue, unless it has an offset: %s', (text, instant) => {
    expect(at(text)).toBe(instant)
  })

  it('is today at the venue if it is only a time', () => {
    expect(at('08:00')).toBe('2027-01-15T03:00:00.000Z')
  })

  it('is the first or the last minute of a date', () => {
    expect(at('2027-01-15')).toBe('2027-01-14T19:00:00.000Z')
    expect(at('2027-01-15', 'end')).toBe('2027-01-15T18:59:00.000Z')
  })

  it.each(['tomorrow', '2027-02-30', '2027-13-01 10:00', '25:00', '15.01.2027', ''])(
    'is not “%s”',
    (text) => {
      expect(() => at(text)).toThrow('2027-01-15 18:00')
    },
  )
})
