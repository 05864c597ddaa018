/** Links sent by e-mail: the secret is only in the e-mail, its hash is stored, and it works once. */

import { LIVES } from '@polynya/domain'
import { hashOf } from '../../access/identify.ts'
import type { Db, Tx } from '../../db/schema.ts'
import type { MailLinkTable } from '../../db/tables/mail-link.ts'
import type { Deps } from '../../deps.ts'

type Kind = MailLinkTable['kind']

const HOURS = {
  activation: LIVES.activationHours,
  reset: LIVES.resetHours,
  email: LIVES.emailChangeHours,
  setup: 24,
} as const satisfies Record<Kind, number>

export interface NewLink {
  readonly secret: string
  readonly reference: string
}

interface LinkInput {
  readonly accountId: number
  readonly kind: Kind
  /** The new address of an `email` link. */
  readonly email?: string
}

/** Makes a link; older ones of its kind stop working. */
export async function makeLink(
  tx: Tx,
  { accountId, kind, email }: LinkInput,
  { clock, ids }: Pick<Deps, 'clock' | 'ids'>,
): Promise<NewLink> {
  const now = clock.now()
  await tx
    .updateTable('mail_link')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .execute()
  const secret = ids.secret()
  const reference = ids.key()
  await tx
    .insertInto('mail_link')
    .values({
      account_id: accountId,
      kind,
      secret_hash: hashOf(secret),
      reference,
      email: email ?? null,
      expires_at: new Date(now.getTime() + HOURS[kind] * 3_600_000),
      used_at: null,
      created_at: now,
    })
    .execute()
  return { secret, reference }
}

interface LinkQuery {
  readonly secret: string
  readonly kinds: readonly Kind[]
}

/** Marks a link as used and returns it; undefined if it is of another kind, used before, or expired. */
export function consumeLink(tx: Tx, { secret, kinds }: LinkQuery, { clock }: Pick<Deps, 'clock'>) {
  const now = clock.now()
  return tx
    .updateTable('mail_link')
    .set({ used_at: now })
    .where('secret_hash', '=', hashOf(secret))
    .where('kind', 'in', kinds)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['account_id', 'kind', 'email'])
    .executeTakeFirst()
}

/** Invalidates the unused links of an account. */
export const expireLinksOf = (tx: Tx, accountId: number, at: Date) =>
  tx
    .updateTable('mail_link')
    .set({ used_at: at })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute()

/** Invalidates the link that confirms a new e-mail address. Returns whether one was pending. */
export async function expireEmailChange(tx: Tx, accountId: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('mail_link')
    .set({ used_at: at })
    .where('account_id', '=', accountId)
    .where('kind', '=', 'email')
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** Returns the new e-mail address of an account that awaits confirmation, or null. */
export async function findPendingEmail(db: Db, accountId: number, now: Date): Promise<string | null> {
  const pending = await db
    .selectFrom('mail_link')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'email')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .select('email')
    .executeTakeFirst()
  return pending?.email ?? null
}

export const removeOldLinks = (db: Db, before: Date) =>
  db.deleteFrom('mail_link').where('expires_at', '<', before).execute()
