/** Both languages at once: for the server, tools and tests. The browser loads namespaces from the package's root. */

import type { Language } from '@polynya/contract'
import type { TFunction } from 'i18next'
import type { Catalogue, Original } from './catalogue.ts'
import { account as enAccount } from './en/account.ts'
import { cli as enCli } from './en/cli.ts'
import { commands as enCommands } from './en/commands.ts'
import { errors as enErrors } from './en/errors.ts'
import { events as enEvents } from './en/events.ts'
import { home as enHome } from './en/home.ts'
import { mail as enMail } from './en/mail.ts'
import { messages as enMessages } from './en/messages.ts'
import { shell as enShell } from './en/shell.ts'
import { sport as enSport } from './en/sport.ts'
import { swimmers as enSwimmers } from './en/swimmers.ts'
import { type I18nOptions, newI18n } from './new-i18n.ts'
import { account } from './ru/account.ts'
import { cli } from './ru/cli.ts'
import { commands } from './ru/commands.ts'
import { errors } from './ru/errors.ts'
import { events } from './ru/events.ts'
import { home } from './ru/home.ts'
import { mail } from './ru/mail.ts'
import { messages } from './ru/messages.ts'
import { shell } from './ru/shell.ts'
import { sport } from './ru/sport.ts'
import { swimmers } from './ru/swimmers.ts'

export const catalogues = {
  ru: { shell, errors, messages, sport, events, swimmers, account, home, mail, cli, commands },
  en: {
    shell: enShell,
    errors: enErrors,
    messages: enMessages,
    sport: enSport,
    events: enEvents,
    swimmers: enSwimmers,
    account: enAccount,
    home: enHome,
    mail: enMail,
    cli: enCli,
    commands: enCommands,
  },
} satisfies Record<Language, Catalogue>

/** The `t` of one language over every namespace: `t('mail:activation.subject', { site })`. */
export type Translate = TFunction<['shell', ...(keyof Original)[]]>

/** Makes the `t` of a language; keep it, for each call makes an instance of its own. */
export function translate(language: Language, options: Pick<I18nOptions, 'strict'> = {}): Translate {
  return newI18n({ language, resources: { [language]: catalogues[language] }, ...options }).t
}
