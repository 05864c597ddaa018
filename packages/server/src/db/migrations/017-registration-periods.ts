import { type RegistrationWindow, registrationPeriods, sortKey } from '@polynya/domain'
import { type Kysely, sql } from 'kysely'
import { periodRows } from '../period-rows.ts'

/** Periods of registration states and sort keys, so that one statement finds, sorts and pages events. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table registration_period (
      event_id integer not null references event on delete cascade,
      state text not null,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      primary key (event_id, starts_at),
      check (ends_at > starts_at)
    );
    create index registration_period_state on registration_period (state, ends_at, starts_at);
    alter table event add column name_key text not null default '';
    create table registration_counter (
      event_id integer primary key references event on delete cascade,
      last_number integer not null
    );
    insert into registration_counter select id, last_number from event where last_number > 0;
    alter table event drop column last_number;
  `.execute(db)
  const { rows } = await sql<StoredEvent>`
    select id, name, start_date as "startDate", end_date as "endDate", reg_start_at as "regStartDate",
      reg_end_at as "regEndDate", time_zone as "timeZone", (
        select coalesce(json_agg(json_build_object('kind', kind, 'regStartDate', reg_start_at,
          'regEndDate', reg_end_at)), '[]') from offer where event_id = event.id) as offers
    from event`.execute(db)
  for (const row of rows) await fill(db, row)
}

type Offer = Record<'regStartDate' | 'regEndDate', string | null> & { readonly kind: 'individual' | 'relay' }

type StoredEvent = Omit<RegistrationWindow, 'offers'> & {
  readonly id: number
  readonly name: string
  readonly offers: readonly Offer[]
}

const instant = (text: string | null) => (text === null ? null : new Date(text))

async function fill(db: Kysely<unknown>, { id, name, offers, ...dates }: StoredEvent) {
  await sql`update event set name_key = ${sortKey(name)} where id = ${id}`.execute(db)
  const windows = offers.map(({ kind, regStartDate, regEndDate }) => ({
    kind,
    regStartDate: instant(regStartDate),
    regEndDate: instant(regEndDate),
  }))
  for (const period of periodRows(id, registrationPeriods({ ...dates, offers: windows }))) {
    await sql`insert into registration_period (event_id, state, starts_at, ends_at)
      values (${id}, ${period.state}, ${period.starts_at}, ${period.ends_at})`.execute(db)
  }
}
