import { AUDIT_KINDS } from '@polynya/contract'
import { isDate } from '@polynya/domain'
import type { Client } from '@polynya/sdk/light'
import { queryOptions } from '@tanstack/react-query'
import { keys } from '../../../infrastructure/api/query-keys.ts'
import { pageIn, valuesOf } from '../../../infrastructure/lists/address-query.ts'

export const PAGE_ROWS = 25

/** Query for the audit rows that an address selects; invalid parameters are ignored. */
export function auditQuery({ audit }: Client, values: URLSearchParams) {
  const { from, to, account, ...rest } = valuesOf(values, [
    'email',
    'account',
    'action',
    'kind',
    'object',
    'from',
    'to',
  ])
  const kind = AUDIT_KINDS.find((known) => known === rest.kind)
  const query = {
    page: pageIn(values),
    limit: PAGE_ROWS,
    ...(rest.email && { email: rest.email }),
    ...(rest.action && { action: rest.action }),
    ...(rest.object && { object: rest.object }),
    ...(account && /^\d{1,9}$/.test(account) && { account: Number(account) }),
    ...(kind && { kind }),
    ...(from && isDate(from) && { from }),
    ...(to && isDate(to) && { to }),
  }
  return queryOptions({
    queryKey: keys.audit(query),
    queryFn: ({ signal }) => audit.list({ query }, { signal }),
  })
}
