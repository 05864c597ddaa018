import { describe, expect, it } from 'vitest'
import { mailServer } from '../testing/mail-server.ts'
import { smtpTransport } from './smtp.ts'

describe('a mail on its way', () => {
  it('carries a date where it has one, and nothing besides its text where it has none', async () => {
    const server = await mailServer()
    const { deliver } = smtpTransport(server.url, 'site@polynya.test')
    const mail = { to: 'anna@polynya.test', subject: 'Paid', text: 'See you' }
    await deliver({ ...mail, id: 1, calendar: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR' })
    await deliver({ ...mail, id: 2, calendar: null })
    await server.stop()
    expect(server.taken[0]).toMatch(/Content-Type: text\/calendar;[\s\S]*method=PUBLISH/)
    expect(server.taken[0]).toContain('event.ics')
    expect(server.taken[1]).not.toContain('text/calendar')
  })
})
