import { describe, expect, it } from 'vitest'
import { calendarOf } from './calendar.ts'

describe('an entry of a calendar', () => {
  it('is whole days at the venue, the last of them included, by one name', () => {
    const text = calendarOf([
      {
        uid: 'event-7@polynya.test',
        title: 'Кубок Тюмени; 2026, финал',
        place: 'Тюмень',
        link: 'https://polynya.test/view-event/7',
        from: '2026-12-12',
        to: '2026-12-13',
        at: new Date('2026-11-20T09:00:00Z'),
        sequence: 3,
      },
    ])
    const lines = text.split('\r\n')
    expect(lines).toContain('BEGIN:VCALENDAR')
    expect(lines).toContain('METHOD:PUBLISH')
    expect(lines).toContain('UID:event-7@polynya.test')
    expect(lines).toContain('DTSTART;VALUE=DATE:20261212')
    expect(lines).toContain('DTEND;VALUE=DATE:20261214')
    expect(lines).toContain('SEQUENCE:3')
    expect(lines).toContain('DTSTAMP:20261120T090000Z')
    expect(lines).toContain('SUMMARY:Кубок Тюмени\\; 2026\\, финал')
    expect(lines).toContain('LOCATION:Тюмень')
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', ''])
  })
})
