/** Writes e-mails from the texts of the catalogue. */

import type { Language } from '@polynya/contract'
import type { Catalogue } from '@polynya/i18n'
import type { Deps } from '../deps.ts'
import type { EventFacts } from './event-facts.store.ts'
import { factsOf } from './event-facts.ts'
import { type MailLink, mailPage, mailText } from './mail-page.ts'
import type { Mail } from './mailer.ts'

type Mails = Catalogue['mail']

/** An e-mail of the catalogue. */
export type MailTemplate = {
  [Name in keyof Mails]: Mails[Name] extends {
    readonly subject: string
    readonly text: string
    readonly action: string
  }
    ? Name
    : never
}[keyof Mails]

interface WrittenMail {
  readonly template: MailTemplate
  readonly language: Language
  /** The name of the recipient; absent if the address may belong to no account. */
  readonly name?: string | undefined
  /** Path of the page that its action opens. */
  readonly path: string
  /** Values of its text besides the name and the address of the site. */
  readonly values?: Readonly<Record<string, string>> | undefined
  /** Further pages and files, by their paths. */
  readonly links?: readonly MailLink[] | undefined
  /** The event that it is about. */
  readonly event?: EventFacts | undefined
}

interface Writer extends Pick<Deps, 'words'> {
  readonly config: Pick<Deps['config'], 'publicUrl'>
}

/** Returns the subject of an e-mail, its plain text and its page. */
export function writeMail(
  { template, language, name, path, values, links = [], event }: WrittenMail,
  { words, config: { publicUrl: site } }: Writer,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const all = { ...values, name: name ?? '', site }
  const t = words[language] as (key: string, values: Readonly<Record<string, string>>) => string
  const optional = (part: string) => {
    const key = `mail:${template}.${part}`
    const text = t(key, { ...all, defaultValue: '' })
    return text === '' ? null : text
  }
  const content = {
    language,
    brand: t('mail:brand', {}),
    subject: t(`mail:${template}.subject`, all),
    greeting: name === undefined ? t('mail:greetingWithoutName', {}) : t('mail:greeting', all),
    text: t(`mail:${template}.text`, all),
    facts: event ? factsOf(event, language, words[language]) : [],
    action: { label: t(`mail:${template}.action`, all), link: site + path },
    links: links.map(({ label, link }) => ({ label, link: site + link })),
    note: optional('note'),
    site,
  }
  return { subject: content.subject, text: mailText(content), html: mailPage(content) }
}
