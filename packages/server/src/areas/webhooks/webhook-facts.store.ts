/** SQL that finds what changed since webhooks were last sent. */

import { OPEN_STATES, type WebhookFacts } from '@polynya/domain'
import { sql } from 'kysely'
import type { Tx } from '../../db/schema.ts'

/** Waits until no other process finds changes, until the end of the transaction. */
export async function lockFacts(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('webhooks'))`.execute(tx)
}

export interface ChangedEvent {
  readonly id: number
  readonly region: string | null
  /** Null if receivers know nothing of it. */
  readonly known: WebhookFacts | null
  readonly now: WebhookFacts
}

/** Seconds since 1970: a text would depend on the time zone of the connection. */
const seconds = (column: string) => sql`extract(epoch from max(${sql.ref(column)}))`

/** The number of rows, and when the last of them was changed. */
const mark = (column: string) => sql`count(*) || ' ' || coalesce(${seconds(column)}::text, '')`

/** The facts of an event that receivers are sent changes of. */
const presentFacts = (now: Date) => sql`
    jsonb_build_object(
      'isPublic', event.public,
      'state', event.event_state,
      'updatedAt', extract(epoch from event.updated_at),
      'isRegistrationOpen', event.event_state = 'planned' and exists (
        select from registration_period as period
        where period.event_id = event.id and starts_at <= ${now} and ends_at > ${now}
          and period.state = any(${OPEN_STATES}::text[])),
      'documents', (
        select ${mark('created_at')} from stored_file where event_id = event.id and kind = 'reguls'),
      'startListsAt', (select ${seconds('published_at')} from start_list where event_id = event.id),
      'resultsAt', (select ${seconds('published_at')} from result_list where event_id = event.id),
      'results', (
        select ${mark('updated_at')} from result_list
        where event_id = event.id and published_at is not null)
    )`

/** Returns the events of which receivers know other facts than the current ones. */
export async function listChanged(tx: Tx, now: Date, limit: number): Promise<ChangedEvent[]> {
  const { rows } = await sql<ChangedEvent>`
    select event.id, event.region, known.facts as known, present.facts as now
    from event
    cross join lateral (select ${presentFacts(now)} as facts) as present
    left join webhook_event as known on known.event_id = event.id
    where (event.public or known.event_id is not null) and known.facts is distinct from present.facts
    order by event.id limit ${limit}`.execute(tx)
  return rows
}

/** Stores what receivers know of events from now on. */
export async function storeFacts(tx: Tx, events: readonly ChangedEvent[]): Promise<void> {
  if (events.length === 0) return
  await tx
    .insertInto('webhook_event')
    .values(events.map(({ id, now }) => ({ event_id: id, facts: JSON.stringify(now) })))
    .onConflict((known) =>
      known.column('event_id').doUpdateSet(({ ref }) => ({ facts: ref('excluded.facts') })),
    )
    .execute()
}

interface ApprovedRecord {
  readonly id: number
  /** Null of an imported record. */
  readonly event_id: number | null
  readonly region: string | null
}

/** Marks approved records as announced, of imported ones those that are current, and returns them. */
export async function takeApproved(tx: Tx, limit: number): Promise<ApprovedRecord[]> {
  const { rows } = await sql<ApprovedRecord>`
    update swim_record as record set is_announced = true
    where record.id in (
      select id from swim_record
      where state = 'approved' and not is_announced and (entry_id is not null or is_current)
      order by id limit ${limit})
    returning record.id, record.event_id,
      (select region from event where event.id = record.event_id) as region`.execute(tx)
  return rows
}

/** Stores all present facts as known, and all records as announced: what was before the first webhook is sent to none. */
export async function storePresent(tx: Tx, now: Date): Promise<void> {
  await sql`
    insert into webhook_event (event_id, facts) select event.id, ${presentFacts(now)} from event
    where event.public or event.id in (select event_id from webhook_event)
    on conflict (event_id) do update set facts = excluded.facts`.execute(tx)
  await tx
    .updateTable('swim_record')
    .set({ is_announced: true })
    .where('state', '=', 'approved')
    .where('is_announced', '=', false)
    .execute()
}
