import { latinWord, wordsOf } from '@polynya/domain'
import { type Kysely, sql } from 'kysely'

/** The words of names, by which a search with typos finds swimmers, events and clubs. */
export async function up(db: Kysely<unknown>) {
  // The threshold is below the default: two swapped letters leave a quarter of the trigrams of a short name.
  await sql`
    create extension if not exists pg_trgm;
    create table search_word (
      source text not null check (source in ('swimmer', 'event', 'club')),
      word text collate "C" not null,
      latin text not null,
      primary key (source, word)
    );
    create index search_word_trigrams on search_word using gin (latin gin_trgm_ops);
    create function similar_words(typed text) returns setof search_word
      language sql stable set pg_trgm.similarity_threshold = 0.2 as $$
        select * from search_word where latin % typed order by similarity(latin, typed) desc, word limit 60
      $$;
    create table club (name text primary key, key text not null);
    create index swimmer_club on swimmer (club, created_at, id) where confirmed_at is not null;
  `.execute(db)
  await fillClubs(db)
  await fillWords(db, 'swimmer', sql`select distinct split_part(key, ' ', 1) as text from swimmer_name`)
  await fillWords(db, 'event', sql`select search_key as text from event`)
  await fillWords(db, 'club', sql`select key as text from club`)
}

async function fillClubs(db: Kysely<unknown>) {
  const { rows } = await sql<{ name: string }>`
    select distinct club as name from swimmer where club is not null`.execute(db)
  const clubs = rows.map(({ name }) => ({ name, key: ` ${wordsOf(name).join(' ')}` }))
  await sql`insert into club (name, key)
    select name, key from jsonb_to_recordset(${JSON.stringify(clubs)}::jsonb) as given(name text, key text)`.execute(
    db,
  )
}

async function fillWords(db: Kysely<unknown>, source: string, texts: ReturnType<typeof sql>) {
  const { rows } = (await texts.execute(db)) as { rows: { text: string }[] }
  const words = [...new Set(rows.flatMap(({ text }) => wordsOf(text)))]
  const known = words.map((word) => ({ word, latin: latinWord(word) }))
  await sql`insert into search_word (source, word, latin)
    select ${source}, word, latin from jsonb_to_recordset(${JSON.stringify(known)}::jsonb)
      as given(word text, latin text)`.execute(db)
}
