/** The letter about a document of admission that was refused. */

import type { AdmissionKind } from '@polynya/domain'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import type { SwimmerRow } from '../swimmers/swimmers.store.ts'
import { getAccount } from '../user/account.store.ts'
import { sendLetter } from '../user/letters.ts'

interface Refused {
  readonly swimmer: Pick<SwimmerRow, 'id' | 'account_id' | 'first_name' | 'last_name' | 'iwsaid'>
  readonly kind: AdmissionKind
  readonly note: string | null
}

/** Tells the owner which document is to be shown anew, and why. */
export async function sendAdmissionRefused(
  tx: Tx,
  { swimmer, kind, note }: Refused,
  deps: Pick<Deps, 'mailer' | 'config' | 'words'>,
) {
  const { id, account_id: accountId, first_name, last_name, iwsaid } = swimmer
  if (accountId === null) return
  const { language } = await getAccount(tx, accountId)
  const values = {
    swimmer: `${first_name} ${last_name}`,
    iwsaid,
    document: deps.words[language](`admissions:kinds.${kind}`),
    note: note ?? '',
  }
  const path = `/edit-swimmer/${id}#admissions`
  await sendLetter(tx, { letter: 'admissionRefused', accountId, path, values }, deps)
}
