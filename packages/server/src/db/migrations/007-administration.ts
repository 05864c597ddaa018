import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    create table text_version (
      name text not null check (name in ('process', 'terms', 'privacy')),
      version integer not null check (version > 1),
      label text not null,
      ru text not null,
      en text not null,
      account_id integer not null references account,
      published_at timestamptz not null,
      primary key (name, version),
      unique (name, label)
    );
    create index audit_at on audit (at);
  `.execute(db)

  // People consented to what they read: it must be there as it was.
  await sql`
    create function text_version_is_kept() returns trigger language plpgsql as $$
    begin
      raise exception 'a published version of a text stays as it is';
    end $$;
    create trigger text_version_kept before update or delete on text_version
      for each row execute function text_version_is_kept();
  `.execute(db)
}
