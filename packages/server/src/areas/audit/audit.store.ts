/** SQL of the audit as administrators read it. */

import type { AuditKind } from '@polynya/contract'
import type { ExpressionBuilder } from 'kysely'
import type { Db, Schema } from '../../db/schema.ts'
import { startsWith } from '../../db/starts-with.ts'

export interface AuditFilters {
  readonly account?: number | undefined
  /** The start of an e-mail address, in lower case. */
  readonly email?: string | undefined
  /** The start of a call's id. */
  readonly action?: string | undefined
  readonly kind?: AuditKind | undefined
  readonly object?: string | undefined
  readonly since?: Date | undefined
  readonly before?: Date | undefined
}

interface AuditPage {
  readonly filters: AuditFilters
  readonly order: 'asc' | 'desc'
  readonly limit: number
  readonly offset: number
}

export async function listAudit(db: Db, { filters, order, limit, offset }: AuditPage) {
  const found = db
    .selectFrom('audit')
    .leftJoin('account', 'account.id', 'audit.account_id')
    .where((row) => row.and(conditionsOf(row, filters)))
  const rows = await found
    .selectAll('audit')
    .select(['account.email', 'account.first_name', 'account.last_name'])
    .orderBy('audit.id', order)
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

export type AuditRow = Awaited<ReturnType<typeof listAudit>>['rows'][number]

type Joined = Schema & { account: Partial<Schema['account']> }

function conditionsOf(row: ExpressionBuilder<Joined, 'audit' | 'account'>, filters: AuditFilters) {
  const { account, email, action, kind, object, since, before } = filters
  return [
    ...(account === undefined ? [] : [row('audit.account_id', '=', account)]),
    ...(email === undefined ? [] : [startsWith('account.email', email)]),
    ...(action === undefined ? [] : [startsWith('action', action)]),
    ...(kind === undefined ? [] : [row('object_kind', '=', kind)]),
    ...(object === undefined ? [] : [row('object_id', '=', object)]),
    ...(since === undefined ? [] : [row('at', '>=', since)]),
    ...(before === undefined ? [] : [row('at', '<', before)]),
  ]
}
