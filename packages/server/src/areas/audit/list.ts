import type { AuditEntry } from '@polynya/contract'
import { addDays, startOfDay } from '@polynya/domain'
import { superAdministers } from '../../access/caller.ts'
import { fail } from '../../failure.ts'
import type { Handler } from '../../http/call.ts'
import { emailKey } from '../accounts/account.store.ts'
import { pageOf } from '../paging.ts'
import { readSiteSetting } from '../site/site.store.ts'
import { type AuditRow, listAudit } from './audit.store.ts'
import { changesOf } from './audit-changes.ts'

/** Rows of the audit belong to no region: rights limited to one do not open them. */
export const list: Handler<'audit.list'> = async ({ query, caller }, { db }) => {
  if (!superAdministers(caller, null)) fail('no_access')
  const { order = 'desc', email, from, to, account, action, kind, object } = query
  const { timeZone } = await readSiteSetting(db)
  const filters = {
    account,
    email: email && emailKey(email),
    action,
    kind,
    object,
    since: from === undefined ? undefined : startOfDay(from, timeZone),
    before: to === undefined ? undefined : startOfDay(addDays(to, 1), timeZone),
  }
  const { rows, total } = await listAudit(db, { filters, order, ...pageOf(query, 25) })
  return { entries: rows.map(entryFromRow), total }
}

const entryFromRow = (row: AuditRow): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  account: row.account_id === null ? null : authorOf(row, row.account_id),
  action: row.action,
  kind: row.object_kind,
  objectId: row.object_id,
  changes: changesOf(row.before, row.after),
  ipAddress: row.ip_address,
  requestId: row.request_id,
})

/** A deleted account has no address any more. */
const authorOf = ({ email, first_name, last_name }: AuditRow, id: number) => ({
  id,
  email: email ?? '',
  firstName: first_name ?? '',
  lastName: last_name ?? '',
})
