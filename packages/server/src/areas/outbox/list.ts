import { type Caller, superAdministers } from '../../access/caller.ts'
import type { Deps } from '../../deps.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { listMails } from '../../mail/mails.store.ts'
import { withoutSecrets } from '../../mail/secrets.ts'
import { pageOf } from '../paging.ts'
import { showsOutbox } from './outbox-page.ts'

export const list: Handler<'outbox.list'> = async ({ query, caller }, deps) => {
  if (!superAdministers(caller, null)) fail('no_access')
  const { rows, total } = await listMails(deps.db, { order: query.order ?? 'desc', ...pageOf(query, 25) })
  const shown = (await showsSecrets(caller, deps)) ? (text: string) => text : withoutSecrets
  return {
    mails: rows.map(({ id, to, subject, text, html, state, created_at }) => ({
      id,
      to,
      subject,
      text: shown(text),
      html: html && shown(html),
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
