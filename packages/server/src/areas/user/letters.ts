/** The letters of an account, in its language. */

import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { getAccount } from './account.store.ts'
import { makeLink } from './mail-links.ts'

type Needs = Pick<Deps, 'clock' | 'ids' | 'mailer' | 'config' | 'words'>

/** Sends a new activation link; it works for 5 hours. */
export async function sendActivation(tx: Tx, accountId: number, deps: Needs) {
  const { secret } = await makeLink(tx, { accountId, kind: 'activation' }, deps)
  await send(tx, { letter: 'activation', accountId, path: `/user/welcome?token=${secret}` }, deps)
}

/** Sends a link to set a new password; it works for an hour. Answers the reference of the request. */
export async function sendReset(tx: Tx, accountId: number, deps: Needs): Promise<string> {
  const { secret, reference } = await makeLink(tx, { accountId, kind: 'reset' }, deps)
  await send(tx, { letter: 'reset', accountId, path: `/user/reset?token=${secret}` }, deps)
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
  await send(tx, { letter: 'email', accountId, to: email, path: `/user/confirm-email?token=${secret}` }, deps)
}

/** Tells the old address that the account has another one now. */
export async function sendEmailChanged(tx: Tx, { accountId, email }: AccountAddress, deps: Needs) {
  await send(tx, { letter: 'emailChanged', accountId, to: email, path: '/user/settings' }, deps)
}

/** Tells an account that its password is another one now. */
export async function sendPasswordChanged(tx: Tx, accountId: number, deps: Needs) {
  await send(tx, { letter: 'passwordChanged', accountId, path: '/user/forgot' }, deps)
}

type LetterName = 'activation' | 'reset' | 'email' | 'emailChanged' | 'passwordChanged'

interface Addressed {
  readonly letter: LetterName
  readonly accountId: number
  /** The account's own address, where none is named. */
  readonly to?: string
  readonly path: string
}

async function send(tx: Tx, { letter, accountId, to, path }: Addressed, { mailer, config, words }: Needs) {
  const account = await getAccount(tx, accountId)
  const address = to ?? account.email
  if (!address) return
  const t = words[account.language]
  const values = { name: account.first_name, link: config.publicUrl + path, site: config.publicUrl }
  await mailer.send(tx, {
    to: address,
    language: account.language,
    subject: t(`mail:${letter}.subject`, values),
    text: t(`mail:${letter}.text`, values),
  })
}
