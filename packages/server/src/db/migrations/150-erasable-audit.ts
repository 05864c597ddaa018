import { type Kysely, sql } from 'kysely'

/**
 * The values of an audit row can be erased, and nothing else of it can be changed: the names and dates of swimmers who
 * deleted their account do not outlive it there. Erases those of swimmers who have left already.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create or replace function audit_without_values(fields jsonb) returns jsonb language sql immutable as $$
      select jsonb_object_agg(key, '***') from jsonb_each(fields)
    $$;
    create or replace function audit_erases_values() returns trigger language plpgsql as $$
    begin
      old.before := audit_without_values(old.before);
      old.after := audit_without_values(old.after);
      if new is distinct from old then
        raise exception 'audit rows are only ever added, and their values erased';
      end if;
      return new;
    end $$;
    create or replace trigger audit_append_only before delete or truncate on audit
      for each statement execute function audit_is_append_only();
    create or replace trigger audit_erasable before update on audit
      for each row execute function audit_erases_values();
  `.execute(db)

  await sql`
    with recursive left_swimmer (id) as (
      select object_id from audit
      where object_kind = 'swimmer' and not coalesce(after ? 'mergedInto', false)
      and not exists (select from swimmer where swimmer.id::text = object_id and name_key <> '—')
      and not exists (
        select from audit as merge
        where merge.object_kind = 'swimmer' and merge.object_id = audit.object_id and merge.after ? 'mergedInto'
      )
      union
      select merge.before -> 'loser' ->> 'id'
      from left_swimmer
      join audit as merge on merge.object_kind = 'swimmer' and merge.object_id = left_swimmer.id
      where merge.action = 'swimmers.merge' and merge.before ? 'loser'
    )
    update audit set before = audit_without_values(before), after = audit_without_values(after)
    where object_kind = 'swimmer' and object_id in (select id from left_swimmer)
  `.execute(db)
}
