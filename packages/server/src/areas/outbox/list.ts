import { type Caller, superAdministers } from '../../access/caller.ts'
import type { Deps } from '../../deps.ts'
import type { Handler } from '../../http/call.ts'
import { fail } from '../../http/failure.ts'
import { withoutSecrets } from '../../mail/secrets.ts'
import { pageOf } from '../paging.ts'
import { showsOutbox } from './outbox-page.ts'

export const list: Handler<'outbox.list'> = async ({ query, caller }, deps) => {
  const { db } = deps
  if (!superAdministers(caller, null)) fail('no_access')
  const { limit, offset } = pageOf(query, 25)
  const order = query.order ?? 'desc'
  const rows = await db
    .selectFrom('mail')
    .selectAll()
    .orderBy('created_at', order)
    .orderBy('id', order)
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await db
    .selectFrom('mail')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const shown = (await showsSecrets(caller, deps)) ? (text: string) => text : withoutSecrets
  return {
    mails: rows.map(({ id, to, subject, text, state, created_at }) => ({
      id,
      to,
      subject,
      text: shown(text),
      state,
      createdAt: created_at.toISOString(),
    })),
    total,
  }
}

/**
 * A link that resets a password would give its reader the account. Only the personas of a demo on loopback, where the
 * outbox page shows the same mails to every caller, see them; a program with a personal access token never does.
 */
const showsSecrets = async ({ scopes }: Caller, deps: Deps) => scopes === null && (await showsOutbox(deps))
