/** The job that sends stored e-mails by a mail server. */

import type { Clock } from '../clock.ts'
import type { Database, Tx } from '../db/schema.ts'
import type { Dispatch } from '../mail/mailer.ts'
import { findUnsentMail, markSent } from '../mail/mails.store.ts'
import type { Transport } from '../mail/smtp.ts'
import type { JobKind } from './jobs.ts'

const JOB = 'mail.send'

/** Returns the job that sends an e-mail after its transaction; retried for about a day while the mail server is down. */
export function sendMailJob(db: Database, clock: Clock, transport: Transport): JobKind {
  return {
    name: JOB,
    retries: 12,
    async run(data) {
      const mail = await findUnsentMail(db, Number(data.mailId))
      if (!mail) return
      await transport.deliver(mail)
      await markSent(db, mail.id, clock.now())
    },
  }
}

/** Returns the dispatcher that queues this job. */
export const dispatchBy =
  (send: (tx: Tx, name: string, data: Record<string, unknown>) => Promise<void>): Dispatch =>
  (tx, mailId) =>
    send(tx, JOB, { mailId })
