import type { AuditField, AuditKind, EndpointId } from '@polynya/contract'
import { sql } from 'kysely'
import type { Tx } from '../db/schema.ts'
import type { Account } from './caller.ts'

/** The call that made a change. */
export interface AuditedCall {
  readonly id: EndpointId
  readonly caller: { readonly account: Pick<Account, 'id'> | null }
  readonly ipAddress: string
  readonly requestId: string
  readonly at: Date
}

/** The changed object and its change: only the fields that differ are required. */
export interface Change<Before = object, After = object> {
  readonly kind: AuditKind
  readonly objectId: number | string
  readonly before?: Before & Labelled<Before>
  readonly after?: After & Labelled<After>
}

/** Every field of a change has a text on the screen: one that is not in the list of audited fields is an error of types. */
type Labelled<Fields> = {
  readonly [Field in keyof Fields]: string extends Field
    ? unknown
    : Field extends string
      ? CamelCase<Field> extends AuditField
        ? unknown
        : never
      : unknown
}

/** The name of a database column as a field: `start_date` is `startDate`. */
type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name

/** Records the actor and the change, in the transaction that makes the change. */
export const recordChange = <Before extends object, After extends object>(
  tx: Tx,
  by: AuditedCall,
  change: Change<Before, After>,
) => recordChanges(tx, by, [change])

/** Records the actor and the changes of objects, in the transaction that makes them. */
export async function recordChanges<Before extends object, After extends object>(
  tx: Tx,
  by: AuditedCall,
  changes: readonly Change<Before, After>[],
) {
  const rows = changes.map(({ kind, objectId, before, after }) => ({
    at: by.at,
    account_id: by.caller.account?.id ?? null,
    action: by.id,
    object_kind: kind,
    object_id: String(objectId),
    before: before ? JSON.stringify(before) : null,
    after: after ? JSON.stringify(after) : null,
    ip_address: by.ipAddress,
    request_id: by.requestId,
  }))
  for (let from = 0; from < rows.length; from += ROWS) {
    const some = rows.slice(from, from + ROWS)
    await tx.insertInto('audit').values(some).execute()
  }
}

/** Rows of one statement: it has at most 65 535 parameters. */
const ROWS = 1000

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

/**
 * Erases the values of the changes of profiles, and of those that were merged into them: which fields were changed, when
 * and by which account remains.
 */
export async function eraseSwimmerChanges(tx: Tx, swimmerIds: readonly number[]): Promise<void> {
  await sql`
    with recursive erased (id) as (
      select id::text from unnest(${[...swimmerIds]}::int[]) as given (id)
      union
      select merge.before -> 'loser' ->> 'id'
      from erased
      join audit as merge on merge.object_kind = 'swimmer' and merge.object_id = erased.id
      where merge.action = 'swimmers.merge' and merge.before ? 'loser'
    )
    update audit set before = audit_without_values(before), after = audit_without_values(after)
    where object_kind = 'swimmer' and object_id in (select id from erased)
  `.execute(tx)
}
