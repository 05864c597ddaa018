/** The e-mail about new differences in the stored data. */

import type { ConsistencyCheck } from '@polynya/domain'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { getAccount, listAdministrators } from '../accounts/account.store.ts'
import { sendMail } from '../accounts/account-mails.ts'

/** Notifies those who administer everything which checks found differences that were not there before. */
export async function sendDifferences(
  tx: Tx,
  checks: readonly ConsistencyCheck[],
  deps: Pick<Deps, 'mailer' | 'config' | 'words'>,
) {
  for (const accountId of await listAdministrators(tx, null)) {
    const { language } = await getAccount(tx, accountId)
    const t = deps.words[language]
    const values = { checks: checks.map((check) => `— ${t(`consistency:checks.${check}.name`)}`).join('\n') }
    await sendMail(tx, { template: 'differences', accountId, path: '/admin/consistency', values }, deps)
  }
}
