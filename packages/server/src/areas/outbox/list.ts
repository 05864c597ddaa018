import { superAdministers } from '../../access/caller.ts'
import type { Handler } from '../../http/call.ts'
import { fail } from '../../http/failure.ts'
import { pageOf } from '../paging.ts'

export const list: Handler<'outbox.list'> = async ({ query, caller }, { db }) => {
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
  return {
    mails: rows.map(({ id, to, subject, text, state, created_at }) => ({
      id,
      to,
      subject,
      text,
      state,
      createdAt: created_at.toISOString(),
    })),
    total,
  }
}
