import type { Handler } from '../../http/call.ts'
import { rightsOf } from '../accounts/account.store.ts'
import { settingsOf } from './settings.ts'

/** What is left out: secrets, and what other people wrote. */
export const exportData: Handler<'user.exportData'> = async ({ caller }, deps) => {
  const { db, clock } = deps
  const { id } = caller.account
  const swimmers = await db
    .selectFrom('swimmer')
    .where('account_id', '=', id)
    .selectAll()
    .orderBy('id')
    .execute()
  const ranks = await db
    .selectFrom('sport_rank')
    .innerJoin('swimmer', 'swimmer.id', 'sport_rank.swimmer_id')
    .where('account_id', '=', id)
    .select(['swimmer_id', 'rank', 'valid_from'])
    .execute()
  const files = await db
    .selectFrom('stored_file')
    .innerJoin('swimmer', 'swimmer.id', 'stored_file.swimmer_id')
    .where('account_id', '=', id)
    .select(['swimmer_id', 'kind', 'stored_file.name', 'type', 'size', 'stored_file.created_at'])
    .orderBy('stored_file.created_at')
    .execute()
  const admissions = await db
    .selectFrom('swimmer_document as document')
    .innerJoin('swimmer', 'swimmer.id', 'document.swimmer_id')
    .where('account_id', '=', id)
    .select(['swimmer_id', 'kind', 'valid_until', 'state', 'note', 'checked_at'])
    .select('document.created_at')
    .orderBy('document.id')
    .execute()
  const sessions = await db
    .selectFrom('day_session')
    .where('account_id', '=', id)
    .select(['created_at', 'last_used_at', 'user_agent', 'ip_address', 'revoked_at'])
    .execute()
  const changeRequests = await db
    .selectFrom('change_request')
    .where('account_id', '=', id)
    .select(['swimmer_id', 'asked', 'before', 'reason', 'state', 'answer', 'created_at', 'decided_at'])
    .execute()
  const transferOffers = await db
    .selectFrom('transfer_offer')
    .where('account_id', '=', id)
    .select(['swimmer_id', 'email', 'state', 'created_at', 'expires_at', 'closed_at'])
    .execute()
  const deeds = await db
    .selectFrom('audit')
    .where('account_id', '=', id)
    .select(['at', 'action', 'object_kind', 'object_id'])
    .orderBy('id')
    .execute()
  return {
    exportedAt: clock.now().toISOString(),
    account: await settingsOf(db, id, deps),
    rights: await rightsOf(db, id),
    swimmers: swimmers.map((swimmer) => ({
      ...swimmer,
      ranks: ranks.filter((r) => r.swimmer_id === swimmer.id),
      files: files.filter((f) => f.swimmer_id === swimmer.id),
      admissions: admissions.filter((a) => a.swimmer_id === swimmer.id),
    })),
    changeRequests,
    transferOffers,
    sessions,
    deeds,
  }
}
