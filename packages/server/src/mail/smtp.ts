import { createTransport } from 'nodemailer'
import type { Clock } from '../clock.ts'
import type { Database, Tx } from '../db/schema.ts'
import type { JobKind } from '../jobs/jobs.ts'
import type { Dispatch } from './mailer.ts'
import { findUnsentMail, markSent } from './mails.store.ts'

const JOB = 'mail.send'

/** Delivers one stored e-mail to a mail server; throws if the server rejects it. */
export interface Transport {
  deliver(mail: {
    readonly id: number
    readonly to: string
    readonly subject: string
    readonly text: string
    /** A date for the reader's calendar. */
    readonly calendar: string | null
  }): Promise<void>
}

/** Returns the transport to the mail server of a URL. */
export function smtpTransport(url: string, from: string): Transport {
  const transport = createTransport(url)
  return {
    async deliver({ id, to, subject, text, calendar }) {
      // Every attempt has the same id, so mail servers and clients discard a second copy.
      await transport.sendMail({
        from,
        to,
        subject,
        text,
        messageId: `<polynya-${id}@${hostOf(from)}>`,
        ...(calendar !== null && {
          icalEvent: { method: 'PUBLISH', filename: 'event.ics', content: calendar },
        }),
      })
    },
  }
}

const hostOf = (from: string) => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'

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
