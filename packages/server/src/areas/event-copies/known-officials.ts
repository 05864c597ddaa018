import type { Tx } from '../../db/schema.ts'
import { emailKey } from '../accounts/account.store.ts'
import { replaceOfficials, type SessionRow } from '../events/sessions/sessions.store.ts'
import { findKnown } from './event-copies.store.ts'

/** Stores the officials of a session. One who is not a swimmer or an account of this installation stays as a name. */
export async function storeKnownOfficials(tx: Tx, sessionId: number, officials: SessionRow['officials']) {
  if (officials.length === 0) return
  const { swimmers, accounts } = await findKnown(
    tx,
    officials.flatMap(({ iwsaid }) => iwsaid ?? []),
    officials.flatMap(({ email }) => (email === null ? [] : emailKey(email))),
  )
  const rows = officials.map(({ role, category, name, nameEn, iwsaid, email }) => ({
    ...{ role, category, name, name_en: nameEn },
    swimmer_id: swimmers.get(iwsaid ?? '') ?? null,
    account_id: accounts.get(emailKey(email ?? '')) ?? null,
  }))
  await replaceOfficials(tx, sessionId, rows)
}
