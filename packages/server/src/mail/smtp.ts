import { createTransport } from 'nodemailer'
import type { Clock } from '../clock.ts'
import type { Database, Tx } from '../db/schema.ts'
import type { JobKind } from '../jobs/jobs.ts'
import type { Dispatch } from './mailer.ts'

const JOB = 'mail.send'

/** ScenarioContext one written mail to a mail server; throws where it does not take it. */
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

/** A mail server by its address. */
export function smtpTransport(url: string, from: string): Transport {
  const transport = createTransport(url)
  return {
    async deliver({ id, to, subject, text, calendar }) {
      // The same mail has the same id however often it is tried: servers and readers drop the second.
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

/** Sends a mail after its transaction; tried for about a day while the mail server is away. */
export function sendMailJob(db: Database, clock: Clock, transport: Transport): JobKind {
  return {
    name: JOB,
    retries: 12,
    async run(data) {
      const mail = await db
        .selectFrom('mail')
        .where('id', '=', Number(data.mailId))
        .where('state', '!=', 'sent')
        .selectAll()
        .executeTakeFirst()
      if (!mail) return
      await transport.deliver(mail)
      await db
        .updateTable('mail')
        .set({ state: 'sent', sent_at: clock.now() })
        .where('id', '=', mail.id)
        .execute()
    },
  }
}

/** How a mailer has the job done. */
export const dispatchBy =
  (send: (tx: Tx, name: string, data: Record<string, unknown>) => Promise<void>): Dispatch =>
  (tx, mailId) =>
    send(tx, JOB, { mailId })
