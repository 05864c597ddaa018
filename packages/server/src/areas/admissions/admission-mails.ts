/** The e-mail about a refused admission document. */

import type { AdmissionKind } from '@polynya/domain'
import { createFormats } from '@polynya/i18n'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { type SwimmerNames, swimmerName } from '../../mail/swimmer-name.ts'
import { getAccount } from '../accounts/account.store.ts'
import { sendMail } from '../accounts/account-mails.ts'
import type { SwimmerRow } from '../swimmers/profile/swimmers.store.ts'
import type { EndingDocument } from './reminders.store.ts'

interface Refused {
  readonly swimmer: SwimmerNames & Pick<SwimmerRow, 'id' | 'account_id' | 'iwsaid'>
  readonly kind: AdmissionKind
  readonly note: string | null
}

/** Notifies the owner which document must be submitted again, and why. */
export async function sendAdmissionRefused(
  tx: Tx,
  { swimmer, kind, note }: Refused,
  deps: Pick<Deps, 'mailer' | 'config' | 'words'>,
) {
  const { id, account_id: accountId, iwsaid } = swimmer
  if (accountId === null) return
  const { language } = await getAccount(tx, accountId)
  const values = {
    swimmer: swimmerName(swimmer, language),
    iwsaid,
    document: deps.words[language](`admissions:kinds.${kind}`),
    note: note ?? '',
  }
  const path = `/edit-swimmer/${id}#admissions`
  await sendMail(tx, { template: 'admissionRefused', accountId, path, values }, deps)
}

/** Reminds the owner that a document ends before an event. */
export async function sendAdmissionEnds(
  tx: Tx,
  { id, account_id: accountId, ...row }: EndingDocument,
  deps: Pick<Deps, 'mailer' | 'config' | 'words'>,
) {
  if (accountId === null) return
  const { language } = await getAccount(tx, accountId)
  const values = {
    swimmer: swimmerName(row, language),
    iwsaid: row.iwsaid,
    document: deps.words[language](`admissions:kinds.${row.kind}`),
    event: language === 'en' ? (row.event_name_en ?? row.event_name) : row.event_name,
    until: row.valid_until ? createFormats(language).fullDate(row.valid_until) : '',
  }
  const path = `/edit-swimmer/${id}#admissions`
  await sendMail(tx, { template: 'admissionEnds', accountId, path, values, eventId: row.event_id }, deps)
}
