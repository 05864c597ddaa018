import type { Language } from '@polynya/contract'
import type { Clock } from '../clock.ts'
import type { Tx } from '../db/schema.ts'
import { insertMail } from './mails.store.ts'

export interface Mail {
  readonly to: string
  readonly language: Language
  readonly subject: string
  readonly text: string
  /** The same as a page. */
  readonly html: string
  /** A date for the reader's calendar (RFC 5545). */
  readonly calendar?: string
  /** Address that ends the subscription that sends it; a POST to it suffices (RFC 8058). */
  readonly unsubscribe?: string
}

/** Takes e-mails in the transaction that causes them: they are sent if and only if it commits. */
export interface Mailer {
  send(tx: Tx, mail: Mail): Promise<void>
}

/** Has a written mail sent, in the same transaction. */
export type Dispatch = (tx: Tx, mailId: number) => Promise<void>

/**
 * Returns a mailer that writes to the outbox. Without a dispatcher, which a mail server provides, e-mails remain
 * there.
 */
export function mailer(clock: Clock, dispatch: Dispatch | null): Mailer {
  return {
    async send(tx, mail) {
      const state = dispatch ? 'queued' : 'stored'
      const id = await insertMail(tx, { ...mail, state, created_at: clock.now(), sent_at: null })
      await dispatch?.(tx, id)
    },
  }
}
