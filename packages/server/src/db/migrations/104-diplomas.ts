import { type Kysely, sql } from 'kysely'

/** Templates of diplomas and certificates of events, and the check codes of those that were printed. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table diploma_template (
      event_id integer not null references event on delete cascade,
      kind text not null check (kind in ('diploma', 'certificate')),
      template jsonb,
      background text,
      version integer not null,
      updated_at timestamptz not null,
      primary key (event_id, kind)
    );
    create table issued_diploma (
      code text primary key,
      event_id integer not null references event on delete cascade,
      entry_id integer not null references entry on delete cascade,
      swimmer_id integer not null references swimmer on delete cascade,
      kind text not null check (kind in ('diploma', 'certificate')),
      place integer,
      time_cs integer,
      issued_at timestamptz not null,
      reissued_at timestamptz,
      unique (entry_id, kind, swimmer_id)
    );
    create index issued_diploma_event on issued_diploma (event_id);
    create index issued_diploma_swimmer on issued_diploma (swimmer_id);
    alter table stored_file drop constraint stored_file_kind_check;
    alter table stored_file add constraint stored_file_kind_check
      check (kind in ('avatar', 'poster', 'logo', 'reguls', 'disability', 'admission', 'diploma'));
  `.execute(db)
}
