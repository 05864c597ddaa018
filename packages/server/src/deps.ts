import type { Language } from '@polynya/contract'
import type { Translate } from '@polynya/i18n/catalogues'
import type { Places } from '@polynya/i18n/server'
import type { AccessTokens } from './access/access-token.ts'
import type { Identify } from './access/identify.ts'
import type { Passwords } from './access/password.ts'
import type { PrintPdf } from './areas/printouts/pdf/print.ts'
import type { Clock, Ids } from './clock.ts'
import type { Coalesced } from './coalesced.ts'
import type { Config } from './config.ts'
import type { Replicas } from './db/replicas.ts'
import type { Database } from './db/schema.ts'
import type { TableChanges } from './db/table-changes.ts'
import type { FileStore } from './files/file-store.ts'
import type { StorageGuard } from './files/storage-guard.ts'
import type { ErrorLog } from './http/error-log.ts'
import type { RateLimiter } from './http/rate-limiter.ts'
import type { EventStreams } from './live/event-streams.ts'
import type { LiveFeeds } from './live/live-feeds.ts'
import type { Mailer } from './mail/mailer.ts'
import type { WebhookSender } from './outbound/webhook-sender.ts'
import type { Gateways, Notify } from './payments/gateway.ts'
import type { PushSender } from './push/push-sender.ts'

/** What handlers work with: passed in, never imported. */
export interface Deps {
  readonly config: Config
  readonly db: Database
  readonly driver: 'embedded' | 'postgres'
  /** Its connections, to be counted: statements are executed by `db`. */
  readonly pool: { readonly totalCount: number; readonly waitingCount: number }
  /** The replicas of the database, to be shown: visitors read them by `readForVisitors`. Null is none. */
  readonly replicas: Pick<Replicas, 'states' | 'counts'> | null
  /** What this process and others change in the database. */
  readonly changes: TableChanges
  /**
   * Executes a read that is the same for every visitor, with a database that is no older than any change known here: a
   * replica or the primary. The name is that of the call; the read may be executed twice.
   */
  readForVisitors<Result>(name: string, read: (deps: Deps) => Promise<Result>): Promise<Result>
  /** Makes what several callers read at the same time once. */
  readonly coalesced: Coalesced
  readonly clock: Clock
  readonly ids: Ids
  readonly tokens: AccessTokens
  readonly identify: Identify
  readonly passwords: Passwords
  readonly mailer: Mailer
  readonly files: FileStore
  readonly gateways: Gateways
  /** Settles what a gateway tells. */
  readonly notify: Notify
  readonly push: PushSender
  readonly webhooks: WebhookSender
  readonly limits: RateLimiter
  readonly errors: ErrorLog
  readonly live: LiveFeeds
  readonly streams: EventStreams
  readonly storage: StorageGuard
  readonly printPdf: PrintPdf
  readonly places: Places
  /** What people read, in each language. */
  readonly words: Readonly<Record<Language, Translate>>
}
