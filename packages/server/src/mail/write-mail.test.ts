import type { Language } from '@polynya/contract'
import { DEFAULT_ENTRY_RULES } from '@polynya/domain'
import { LANGUAGES } from '@polynya/i18n'
import { translate } from '@polynya/i18n/catalogues'
import { describe, expect, it } from 'vitest'
import { type MailTemplate, writeMail } from './write-mail.ts'

const words = { ru: translate('ru', { strict: false }), en: translate('en', { strict: false }) }
const site = 'https://polynya.test'
const HOSTILE = '</td><script>alert("1 & 2")</script> {{site}} $t(mail:brand)'

const event = {
  name: 'Кубок <Тюмени>',
  name_en: 'Tyumen <Cup>',
  start_date: '2026-12-12',
  end_date: '2026-12-13',
  address: 'Тюмень, «Озеро»',
  address_en: 'Tyumen, "Lake"',
  event_state: 'planned' as const,
  entry_rules: null,
}

const PLACEHOLDERS = [
  'host',
  'url',
  'checks',
  'backup',
  'problem',
  'changes',
  'count',
  'date',
  'distance',
  'document',
  'entries',
  'entry',
  'event',
  'expected',
  'from',
  'iwsaid',
  'loser',
  'orders',
  'message',
  'news',
  'note',
  'opens',
  'order',
  'reason',
  'refund',
  'reported',
  'subject',
  'sum',
  'swimmer',
  'team',
  'until',
  'why',
]

const TEMPLATES = Object.keys({
  activation: true,
  reset: true,
  email: true,
  emailChanged: true,
  passwordChanged: true,
  webhookDisabled: true,
  changeAccepted: true,
  changeRefused: true,
  admissionRefused: true,
  admissionEnds: true,
  teamJoined: true,
  teamLeft: true,
  teamNamed: true,
  teamRemoved: true,
  teamCancelled: true,
  transferOffered: true,
  transferAccepted: true,
  transferDeclined: true,
  profilesMerged: true,
  orderPlaced: true,
  orderPaid: true,
  ordersPlaced: true,
  ordersPaid: true,
  paymentFailed: true,
  orderCancelled: true,
  orderExpired: true,
  entrantMessage: true,
  moneyBack: true,
  entryCancelled: true,
  registrationOpens: true,
  followedEvent: true,
  placeOffered: true,
  differences: true,
  restoreFailed: true,
  amountDiffers: true,
  refundUnanswered: true,
  refundRefused: true,
} satisfies Record<MailTemplate, true>) as MailTemplate[]

function written(template: MailTemplate, language: Language, value = 'Anna') {
  const values = Object.fromEntries(PLACEHOLDERS.map((name) => [name, value]))
  const path = '/user/welcome?token=a&b'
  return writeMail(
    { template, language, name: value, path, values, links: [{ label: value, link: '/files/1.pdf' }], event },
    { words, config: { publicUrl: site } },
  )
}

/** What a reader of the page sees, a line per block. */
function shownLines(html: string): string[] {
  const body = html.slice(html.indexOf('<body'))
  return body
    .replace(/<br>|<\/p>|<\/td>|<\/h1>|<\/a>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .split('\n')
    .filter((line) => line.trim() !== '')
}

describe.each(LANGUAGES)('an e-mail in %s', (language) => {
  it.each(TEMPLATES)('fills %s, with its link and everything of its page in the plain text', (template) => {
    const { subject, text, html } = written(template, language)
    for (const part of [subject, text, html]) expect(part).not.toMatch(/{{|undefined|(?<!e-)mail:/)
    expect(text.startsWith(words[language]('mail:greeting', { name: 'Anna' }))).toBe(true)
    expect(text).toContain(`${site}/user/welcome?token=a&b`)
    expect(html).toContain('href="https://polynya.test/user/welcome?token=a&amp;b"')
    const missing = shownLines(html).filter((line) => line !== subject && !text.includes(line))
    expect(missing).toEqual([])
    expect(text).toContain(language === 'en' ? 'Tyumen, "Lake"' : 'Тюмень, «Озеро»')
  })

  it.each(TEMPLATES)('shows what users wrote in %s as text', (template) => {
    const { html } = written(template, language, HOSTILE)
    expect(html).not.toMatch(/<script|<Cup>|<Тюмени>|<img|https?:\/\/(?!polynya\.test)/)
    expect(html).toContain(
      '&lt;script&gt;alert(&quot;1 &amp; 2&quot;)&lt;/script&gt; {{site}} $t(mail:brand)',
    )
  })
})

it('greets an address that may have no account without a name', () => {
  const mail = { template: 'transferOffered', language: 'en', path: '/transfers' } as const
  expect(writeMail(mail, { words, config: { publicUrl: site } }).text).toMatch(/^Hello,\n/)
})

it('states the documents that an event requires', () => {
  const rules = { admissions: ['medical', 'insurance'] } as const
  const mail = { template: 'orderPaid', language: 'en', path: '/orders/1' } as const
  const required = { ...event, entry_rules: { ...DEFAULT_ENTRY_RULES, ...rules } }
  const { text } = writeMail({ ...mail, event: required }, { words, config: { publicUrl: site } })
  expect(text).toContain('Required documents: Medical certificate, Insurance\n')
})

it('links the documents of an event below its action, as text too', () => {
  const links = [{ label: 'Rules.pdf', link: '/files/1.pdf' }]
  const mail = { template: 'orderPaid', language: 'en', path: '/orders/1', links } as const
  const { text, html } = writeMail({ ...mail, event }, { words, config: { publicUrl: site } })
  expect(text).toContain('Rules.pdf:\nhttps://polynya.test/files/1.pdf\n')
  expect(html).toMatch(/<a [^>]*href="https:\/\/polynya\.test\/files\/1\.pdf"[^>]*>Rules\.pdf<\/a>/)
})
