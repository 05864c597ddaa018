/** Writes the e-mails of messages to entrants, a batch per transaction; resumes after a crash. */

import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { getAccount } from '../accounts/account.store.ts'
import { sendMail } from '../accounts/account-mails.ts'
import { markMailed, type OpenMail, takeOpenMails } from './entrants.store.ts'

type MailDeps = Pick<Deps, 'db' | 'clock' | 'mailer' | 'config' | 'words'>

/** Few enough that the embedded database, which has one connection, is never taken for long. */
const BATCH = 50

export async function mailEntrants(deps: MailDeps): Promise<void> {
  while ((await mailBatch(deps)) === BATCH);
}

function mailBatch(deps: MailDeps): Promise<number> {
  return deps.db.transaction().execute(async (tx) => {
    const mails = await takeOpenMails(tx, BATCH)
    for (const mail of mails) {
      await write(tx, mail, deps)
      await markMailed(tx, mail, deps.clock.now())
    }
    return mails.length
  })
}

async function write(tx: Tx, mail: OpenMail, deps: MailDeps) {
  const { account_id: accountId, event_id: eventId } = mail
  const { language } = await getAccount(tx, accountId)
  const isRussian = language === 'ru'
  const values = {
    event: isRussian ? mail.name : (mail.name_en ?? mail.name),
    subject: isRussian ? mail.subject_ru : mail.subject_en,
    message: isRussian ? mail.text_ru : mail.text_en,
  }
  const path = `/view-event/${eventId}`
  await sendMail(tx, { template: 'entrantMessage', accountId, path, values, eventId }, deps)
}
