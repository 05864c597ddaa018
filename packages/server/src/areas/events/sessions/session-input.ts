/** Fields of a session as columns. */

import type { FieldIssue } from '@polynya/contract'
import type { Tx } from '../../../db/schema.ts'
import { fail } from '../../../failure.ts'
import type { HandlerCall } from '../../../http/call.ts'
import { findAccountByEmail } from '../../accounts/account.store.ts'
import { findSwimmerByRegistryId } from '../../swimmers/profile/swimmers.store.ts'
import { distanceIds, replaceOfficials } from './sessions.store.ts'

type Input = HandlerCall<'events.updateSession'>['body']

/** Returns the columns that an input changes. */
export const sessionColumns = (input: Input) => ({
  ...(input.name !== undefined && { name: input.name }),
  ...(input.nameEn !== undefined && { name_en: input.nameEn }),
  ...(input.date !== undefined && { date: input.date }),
  ...(input.time !== undefined && { start_time: input.time }),
  ...(input.waterTemp !== undefined && { water_temp: input.waterTemp }),
  ...(input.airTemp !== undefined && { air_temp: input.airTemp }),
  ...(input.courseMetres !== undefined && { course_metres: input.courseMetres }),
  ...(input.distanceOrder !== undefined && { distance_order: JSON.stringify(input.distanceOrder) }),
})

/** Replaces the officials of a session by those of an input; fails with the fields that name no swimmer or account. */
export async function storeOfficials(tx: Tx, sessionId: number, { officials }: Input) {
  if (officials === undefined) return
  const issues: FieldIssue[] = []
  const rows = []
  for (const [index, { role, category, name, nameEn = null, iwsaid, email }] of officials.entries()) {
    const swimmer = iwsaid ? await findSwimmerByRegistryId(tx, iwsaid) : null
    if (swimmer === undefined) issues.push({ path: `officials.${index}.iwsaid`, reason: 'member_unknown' })
    const account = email ? await findAccountByEmail(tx, email) : null
    if (account === undefined) issues.push({ path: `officials.${index}.email`, reason: 'account_unknown' })
    const ids = { swimmer_id: swimmer?.id ?? null, account_id: account?.id ?? null }
    rows.push({ role, category, name, name_en: nameEn, ...ids })
  }
  if (issues.length > 0) fail('invalid_input', { issues })
  await replaceOfficials(tx, sessionId, rows)
}

interface Owner {
  readonly eventId: number
  readonly number: number
}

/** Fails if an order names a distance of another session, or one twice. */
export async function refuseOrder(tx: Tx, { distanceOrder = [] }: Input, { eventId, number }: Owner) {
  const own = await distanceIds(tx, eventId, number)
  const issues = distanceOrder.flatMap((id, index): FieldIssue[] => {
    const path = `distanceOrder.${index}`
    if (distanceOrder.indexOf(id) < index) return [{ path, reason: 'repeated' }]
    return own.has(id) ? [] : [{ path, reason: 'not_allowed' }]
  })
  if (issues.length > 0) fail('invalid_input', { issues })
}
