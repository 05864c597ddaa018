import type { ChangeRequest, Identity } from '@polynya/contract'
import type { ChangeRow } from './change-requests.store.ts'

/** Returns the identity of a swimmer, as requests show it. */
export const identityOf = (
  row: Pick<ChangeRow, 'first_name' | 'last_name' | 'gender' | 'dob'>,
): Identity => ({
  firstName: row.first_name,
  lastName: row.last_name,
  gender: row.gender,
  dob: row.dob,
})

/** Whether a profile has changed since the request was made. */
export const isOutOfSync = (row: ChangeRow): boolean => {
  const present = identityOf(row)
  return (Object.keys(present) as (keyof Identity)[]).some((field) => present[field] !== row.before[field])
}

export const changeView = (row: ChangeRow): ChangeRequest => ({
  id: row.id,
  swimmerId: row.swimmer_id,
  iwsaid: row.iwsaid,
  state: row.state,
  requested: row.requested,
  before: row.before,
  present: identityOf(row),
  outOfSync: row.state === 'open' && isOutOfSync(row),
  reason: row.reason,
  answer: row.answer,
  createdAt: row.created_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
})
