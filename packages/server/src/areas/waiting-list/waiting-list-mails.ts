/** The e-mail that offers a place of a waiting list. */

import { createFormats } from '@polynya/i18n'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { getAccount } from '../accounts/account.store.ts'
import { sendMail } from '../accounts/account-mails.ts'
import { entryText } from '../places/entry-text.ts'
import { getOfferedEntry } from './waiting-list.store.ts'

interface OfferedPlace {
  readonly entryId: number
  /** The account that can order the place. */
  readonly accountId: number | null
  readonly holdUntil: Date
}

/** Offers a place of the waiting list, with the time until which it is reserved. */
export async function sendPlaceOffered(
  tx: Tx,
  { entryId, accountId, holdUntil }: OfferedPlace,
  deps: Pick<Deps, 'mailer' | 'config' | 'words'>,
) {
  if (accountId === null) return
  const { language } = await getAccount(tx, accountId)
  const entry = await getOfferedEntry(tx, entryId)
  const values = {
    event: language === 'en' ? (entry.event_name_en ?? entry.event_name) : entry.event_name,
    entry: entryText(entry, language, deps),
    until: createFormats(language).longDate(holdUntil.toISOString(), entry.time_zone),
  }
  const path = `/register?e=${entry.event_id}&s=${entry.swimmer_id}`
  await sendMail(tx, { template: 'placeOffered', accountId, path, values, eventId: entry.event_id }, deps)
}
