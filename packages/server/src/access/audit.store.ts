import type { AuditKind, EndpointId } from '@polynya/contract'
import type { Tx } from '../db/schema.ts'
import type { Caller } from './caller.ts'

/** The call that made a change. */
interface AuditedCall {
  readonly id: EndpointId
  readonly caller: Caller
  readonly ipAddress: string
  readonly requestId: string
  readonly at: Date
}

/** The changed object and its change: only the fields that differ are required. */
export interface Change {
  readonly kind: AuditKind
  readonly objectId: number | string
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
}

/** Records the actor and the change, in the transaction that makes the change. */
export async function recordChange(tx: Tx, by: AuditedCall, change: Change) {
  await tx
    .insertInto('audit')
    .values({
      at: by.at,
      account_id: by.caller.account?.id ?? null,
      action: by.id,
      object_kind: change.kind,
      object_id: String(change.objectId),
      before: change.before ? JSON.stringify(change.before) : null,
      after: change.after ? JSON.stringify(change.after) : null,
      ip_address: by.ipAddress,
      request_id: by.requestId,
    })
    .execute()
}

/** The fields in which two versions of an object differ, as they were and as they are. */
export function differences<T extends object>(
  before: T,
  after: T,
): { before: Partial<T>; after: Partial<T> } {
  const keys = (Object.keys(after) as (keyof T)[]).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  )
  const pick = (from: T) => Object.fromEntries(keys.map((key) => [key, from[key]])) as Partial<T>
  return { before: pick(before), after: pick(after) }
}
