import type { Language } from '@polynya/contract'
import type { Generated } from 'kysely'

/** A mail, written in the transaction that caused it. `stored` remains in the outbox: no mail server is configured. */
export interface MailTable {
  id: Generated<number>
  to: string
  subject: string
  text: string
  /** The same as a page; null for e-mails from before it existed. */
  html: Generated<string | null>
  language: Language
  /** A date for the reader's calendar (RFC 5545). */
  calendar: Generated<string | null>
  /** Address that ends the subscription that sent it (RFC 8058); null for what is no subscription. */
  unsubscribe: Generated<string | null>
  /** Whether its contents are erased once it has been sent: it names a swimmer who has been deleted. */
  erase_when_sent: Generated<boolean>
  state: 'queued' | 'sent' | 'stored' | 'failed'
  created_at: Date
  sent_at: Date | null
}
