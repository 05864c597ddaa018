/** The e-mails of an account, in its language. */

import type { Language } from '@polynya/contract'
import type { Catalogue } from '@polynya/i18n'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { secretPath } from '../../mail/secrets.ts'
import { getAccount } from './account.store.ts'
import { makeLink } from './mail-links.store.ts'

type Sending = Pick<Deps, 'mailer' | 'config' | 'words'>
type Needs = Sending & Pick<Deps, 'clock' | 'ids'>

/** Sends a new activation link; it works for 5 hours. */
export async function sendActivation(tx: Tx, accountId: number, deps: Needs) {
  const { secret } = await makeLink(tx, { accountId, kind: 'activation' }, deps)
  await sendLetter(tx, { letter: 'activation', accountId, path: secretPath('/user/welcome', secret) }, deps)
}

/** Sends a link to set a new password; it works for an hour. Answers the reference of the request. */
export async function sendReset(tx: Tx, accountId: number, deps: Needs): Promise<string> {
  const { secret, reference } = await makeLink(tx, { accountId, kind: 'reset' }, deps)
  await sendLetter(tx, { letter: 'reset', accountId, path: secretPath('/user/reset', secret) }, deps)
  return reference
}

/** An address of an account: the one that it wants, or the one that it had. */
interface AccountAddress {
  readonly accountId: number
  readonly email: string
}

/** Sends a link to a new address that shows that it is the account's. */
export async function sendEmailConfirmation(tx: Tx, { accountId, email }: AccountAddress, deps: Needs) {
  const { secret } = await makeLink(tx, { accountId, kind: 'email', email }, deps)
  await sendLetter(
    tx,
    { letter: 'email', accountId, to: email, path: secretPath('/user/confirm-email', secret) },
    deps,
  )
}

/** Notifies the old address that the account has a new one. */
export async function sendEmailChanged(tx: Tx, { accountId, email }: AccountAddress, deps: Needs) {
  await sendLetter(tx, { letter: 'emailChanged', accountId, to: email, path: '/user/settings' }, deps)
}

/** Notifies an account that its password has changed. */
export async function sendPasswordChanged(tx: Tx, accountId: number, deps: Needs) {
  await sendLetter(tx, { letter: 'passwordChanged', accountId, path: '/user/forgot' }, deps)
}

/** The e-mails that are addressed to an account. */
export type LetterName = Exclude<keyof Catalogue['mail'], 'refundCauses' | 'refundWays'>

interface Letter {
  readonly letter: LetterName
  readonly path: string
  /** Values of its text besides names and addresses of the site. */
  readonly values?: Readonly<Record<string, string>>
  /** A date for the reader's calendar. */
  readonly calendar?: string | undefined
}

interface ToAccount extends Letter {
  readonly accountId: number
  /** The account's own address, where none is named. */
  readonly to?: string
}

/** Writes to an account in its language; one that has no address any more gets nothing. */
export async function sendLetter(tx: Tx, { accountId, to, ...letter }: ToAccount, deps: Sending) {
  const account = await getAccount(tx, accountId)
  const address = to ?? account.email
  if (!address) return
  await sendTo(tx, { ...letter, to: address, language: account.language, name: account.first_name }, deps)
}

interface ToAddress extends Letter {
  readonly to: string
  readonly language: Language
  /** The name of the recipient; absent if the address may belong to no account. */
  readonly name?: string
}

/** Writes to an address, whether or not an account has it. */
export async function sendTo(tx: Tx, { letter, to, language, path, ...more }: ToAddress, deps: Sending) {
  const { publicUrl } = deps.config
  const { calendar } = more
  const values = { ...more.values, name: more.name ?? '', link: publicUrl + path, site: publicUrl }
  const t = deps.words[language] as (key: string, values: Readonly<Record<string, string>>) => string
  await deps.mailer.send(tx, {
    to,
    language,
    subject: t(`mail:${letter}.subject`, values),
    text: t(`mail:${letter}.text`, values),
    ...(calendar !== undefined && { calendar }),
  })
}
