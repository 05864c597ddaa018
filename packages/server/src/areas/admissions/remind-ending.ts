/** Reminds owners of documents of admission that end before an event, a batch per transaction. */

import type { Deps } from '../../deps.ts'
import { federationDate } from '../site/federation-date.ts'
import { sendAdmissionEnds } from './admission-mails.ts'
import { insertReminder, takeEndingDocuments } from './reminders.store.ts'

type ReminderDeps = Pick<Deps, 'db' | 'clock' | 'mailer' | 'config' | 'words'>

/** Short transactions: the embedded database has one connection. */
const BATCH = 50

export async function remindOfEndingDocuments(deps: ReminderDeps): Promise<void> {
  while ((await remindBatch(deps)) === BATCH);
}

function remindBatch(deps: ReminderDeps): Promise<number> {
  return deps.db.transaction().execute(async (tx) => {
    const now = deps.clock.now()
    const today = await federationDate(tx, now)
    const documents = await takeEndingDocuments(tx, { today, limit: BATCH })
    for (const document of documents) {
      const { document_id, event_id } = document
      await insertReminder(tx, { document_id, event_id, reminded_at: now })
      await sendAdmissionEnds(tx, document, deps)
    }
    return documents.length
  })
}
