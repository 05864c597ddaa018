import { describe, expect, it } from 'vitest'
import { mailServer } from '../testing/mail-server.ts'
import { smtpTransport } from './smtp.ts'

describe('a mail on its way', () => {
  it('carries a date where it has one, and HTML beside its text, and nothing besides its text where it has neither', async () => {
    const server = await mailServer()
    const { deliver } = smtpTransport(server.url, 'site@polynya.test')
    const mail = { to: 'anna@polynya.test', subject: 'Paid', text: 'See you', html: '<p>See you</p>' }
    await deliver({ ...mail, id: 1, calendar: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR' })
    await deliver({ ...mail, id: 2, calendar: null, html: null })
    const https = 'https://polynya.test/unfollow?token=0f8fad5b-d9cb-469f-a165-70867728950e'
    await deliver({ ...mail, id: 3, calendar: null, unsubscribe: https })
    await deliver({ ...mail, id: 4, calendar: null, unsubscribe: https.replace('https', 'http') })
    await server.stop()
    const [, , secure = '', plain = ''] = server.taken.map((each) => each.replaceAll(/\r?\n[ \t]+/g, ' '))
    expect(secure).toContain(`List-Unsubscribe: <${https}>`)
    expect(secure).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(plain).toContain('List-Unsubscribe: <http://')
    expect(plain).not.toContain('List-Unsubscribe-Post')
    expect(server.taken[1]).not.toContain('List-Unsubscribe')
    expect(server.taken[0]).toMatch(/Content-Type: text\/calendar;[\s\S]*method=PUBLISH/)
    expect(server.taken[0]).toContain('event.ics')
    expect(server.taken[0]).toMatch(/multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html/)
    expect(server.taken[1]).not.toContain('text/html')
    expect(server.taken[1]).not.toContain('text/calendar')
  })
})
