/** The e-mails about the identity and the owner of a swimmer. */

import type { Identity, Language } from '@polynya/contract'
import { createFormats } from '@polynya/i18n'
import type { Translate } from '@polynya/i18n/catalogues'
import type { Tx } from '../../../db/schema.ts'
import type { Deps } from '../../../deps.ts'
import { type SwimmerNames, swimmerName } from '../../../mail/swimmer-name.ts'
import { findAccountByEmail, getAccount } from '../../accounts/account.store.ts'
import { sendMail, sendTo } from '../../accounts/account-mails.ts'
import { federationDate } from '../../site/federation-date.ts'
import type { ChangeRow } from './change-requests.store.ts'
import type { TransferRow } from './transfers.store.ts'

type MailDeps = Pick<Deps, 'mailer' | 'config' | 'words'>

interface Named extends SwimmerNames {
  readonly iwsaid: string
}

/** Returns the swimmer's values of an e-mail. */
const swimmerValues = (swimmer: Named, language: Language) => ({
  swimmer: swimmerName(swimmer, language),
  iwsaid: swimmer.iwsaid,
})

const viewPath = (iwsaid: string) => `/view-swimmer/${iwsaid}`

/** Notifies the owner that a requested change was accepted. */
export async function sendChangeAccepted(tx: Tx, row: ChangeRow, deps: MailDeps) {
  if (row.owner_id === null) return
  const { language } = await getAccount(tx, row.owner_id)
  const values = { ...swimmerValues(row, language), changes: changesText(row, language, deps) }
  const mail = {
    template: 'changeAccepted',
    accountId: row.owner_id,
    path: viewPath(row.iwsaid),
    values,
  } as const
  await sendMail(tx, mail, deps)
}

/** Notifies the owner why a change was refused. */
export async function sendChangeRefused(tx: Tx, row: ChangeRow, deps: MailDeps) {
  if (row.owner_id === null) return
  const { language } = await getAccount(tx, row.owner_id)
  const values = { ...swimmerValues(row, language), reason: row.answer ?? '' }
  const path = `/edit-swimmer/${row.swimmer_id}/change`
  await sendMail(tx, { template: 'changeRefused', accountId: row.owner_id, path, values }, deps)
}

function changesText({ requested, before }: ChangeRow, language: Language, { words }: MailDeps): string {
  const t = words[language]
  const lines = (Object.keys(requested) as (keyof Identity)[]).map(
    (field) =>
      `${t(`custody:fields.${field}`)}: ${valueText(before[field], language, t)} → ${valueText(requested[field], language, t)}`,
  )
  return lines.join('\n')
}

function valueText(value: string | number | undefined, language: Language, t: Translate): string {
  if (typeof value === 'number') return t(`sport:swimmerGenders.${value === 1 ? 'men' : 'women'}`)
  const text = value ?? ''
  return /^\d/.test(text) ? createFormats(language).fullDate(text) : text
}

/** Notifies an address of an offer, in the language of its account, or else of the account that makes the offer. */
export async function sendTransferOffered(tx: Tx, row: TransferRow, deps: MailDeps) {
  const reader = await findAccountByEmail(tx, row.email)
  const { language } = reader ?? (await getAccount(tx, row.account_id))
  const date = createFormats(language).fullDate(await federationDate(tx, row.expires_at))
  const values = { ...swimmerValues(row, language), from: row.from, date }
  await sendTo(tx, { template: 'transferOffered', to: row.email, language, path: '/transfers', values }, deps)
}

/** Notifies the account that made an offer of its outcome. */
export async function sendTransferAnswered(tx: Tx, row: TransferRow, deps: MailDeps) {
  const template = row.state === 'accepted' ? 'transferAccepted' : 'transferDeclined'
  const path = viewPath(row.iwsaid)
  const { language } = await getAccount(tx, row.account_id)
  const values = swimmerValues(row, language)
  await sendMail(tx, { template, accountId: row.account_id, path, values }, deps)
}

interface Merged {
  readonly survivor: Named
  /** The registry ID that leads to the survivor from now on. */
  readonly loser: string
  /** The accounts that had either profile. */
  readonly owners: readonly number[]
}

/** Notifies the owners of two profiles that they were merged. */
export async function sendProfilesMerged(tx: Tx, { survivor, loser, owners }: Merged, deps: MailDeps) {
  const path = viewPath(survivor.iwsaid)
  for (const accountId of owners) {
    const { language } = await getAccount(tx, accountId)
    const values = { ...swimmerValues(survivor, language), loser }
    await sendMail(tx, { template: 'profilesMerged', accountId, path, values }, deps)
  }
}
