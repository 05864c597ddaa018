/** The e-mails of an account, in its language. */

import type { Language } from '@polynya/contract'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { getEventFacts } from '../../mail/event-facts.store.ts'
import type { MailLink } from '../../mail/mail-page.ts'
import { secretPath } from '../../mail/secrets.ts'
import { type MailTemplate, writeMail } from '../../mail/write-mail.ts'
import { getAccount } from './account.store.ts'
import { makeLink } from './mail-links.store.ts'

type MailDeps = Pick<Deps, 'mailer' | 'config' | 'words'>
type LinkMailDeps = MailDeps & Pick<Deps, 'clock' | 'ids'>

/** Sends a new activation link; it works for 5 hours. */
export async function sendActivation(tx: Tx, accountId: number, deps: LinkMailDeps) {
  const { secret } = await makeLink(tx, { accountId, kind: 'activation' }, deps)
  await sendMail(tx, { template: 'activation', accountId, path: secretPath('/user/welcome', secret) }, deps)
}

/** Sends a link to set a new password; it works for an hour. Returns the reference of the request. */
export async function sendReset(tx: Tx, accountId: number, deps: LinkMailDeps): Promise<string> {
  const { secret, reference } = await makeLink(tx, { accountId, kind: 'reset' }, deps)
  await sendMail(tx, { template: 'reset', accountId, path: secretPath('/user/reset', secret) }, deps)
  return reference
}

/** An address of an account: its new one, or its former one. */
interface AccountAddress {
  readonly accountId: number
  readonly email: string
}

/** Sends a link to a new address, which proves that the account's user can read it. */
export async function sendEmailConfirmation(
  tx: Tx,
  { accountId, email }: AccountAddress,
  deps: LinkMailDeps,
) {
  const { secret } = await makeLink(tx, { accountId, kind: 'email', email }, deps)
  await sendMail(
    tx,
    { template: 'email', accountId, to: email, path: secretPath('/user/confirm-email', secret) },
    deps,
  )
}

/** Notifies the old address that the account has a new one. */
export async function sendEmailChanged(tx: Tx, { accountId, email }: AccountAddress, deps: LinkMailDeps) {
  await sendMail(tx, { template: 'emailChanged', accountId, to: email, path: '/user/settings' }, deps)
}

/** Notifies an account that its password has changed. */
export async function sendPasswordChanged(tx: Tx, accountId: number, deps: LinkMailDeps) {
  await sendMail(tx, { template: 'passwordChanged', accountId, path: '/user/forgot' }, deps)
}

interface AccountMail {
  readonly template: MailTemplate
  readonly path: string
  /** Values of its text besides names and addresses of the site. */
  readonly values?: Readonly<Record<string, string>>
  /** A date for the reader's calendar. */
  readonly calendar?: string | undefined
  /** Further pages and files, by their paths. */
  readonly links?: readonly MailLink[] | undefined
  /** Path that ends the subscription that sends it; absent for what the account has to know. */
  readonly unsubscribe?: string
  /** The event that it is about, whose dates, venue and required documents it states. */
  readonly eventId?: number | undefined
}

interface ToAccount extends AccountMail {
  readonly accountId: number
  /** The recipient; by default the account's own address. */
  readonly to?: string
}

/** Sends an e-mail to an account in its language; an account without an address receives none. */
export async function sendMail(tx: Tx, { accountId, to, ...mail }: ToAccount, deps: MailDeps) {
  const account = await getAccount(tx, accountId)
  const address = to ?? account.email
  if (!address) return
  await sendTo(tx, { ...mail, to: address, language: account.language, name: account.first_name }, deps)
}

interface ToAddress extends AccountMail {
  readonly to: string
  readonly language: Language
  /** The name of the recipient; absent if the address may belong to no account. */
  readonly name?: string
}

/** Sends an e-mail to an address, whether or not an account has it. */
export async function sendTo(tx: Tx, { template, to, language, path, ...more }: ToAddress, deps: MailDeps) {
  const { calendar, eventId, unsubscribe, ...parts } = more
  const event = eventId === undefined ? undefined : await getEventFacts(tx, eventId)
  const written = writeMail({ template, language, path, ...parts, event }, deps)
  await deps.mailer.send(tx, {
    ...{ to, language, ...written },
    ...(calendar !== undefined && { calendar }),
    ...(unsubscribe !== undefined && { unsubscribe: deps.config.publicUrl + unsubscribe }),
  })
}
