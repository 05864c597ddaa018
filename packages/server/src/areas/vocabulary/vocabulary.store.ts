/** SQL of the words by which a search with typos finds names (docs/decisions/search.md). */

import { eventSearchKey, type KnownWord, latinWord, mayHaveTypos, wordsOf } from '@polynya/domain'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'
import type { SearchWordTable } from '../../db/tables/search-word.ts'

type Source = SearchWordTable['source']

/** Stores the words of texts; in one order, so that two transactions never wait for each other. */
export async function addWords(tx: Tx, source: Source, texts: readonly string[]) {
  const words = [...new Set(texts.flatMap(wordsOf))].sort()
  if (words.length === 0) return
  await tx
    .insertInto('search_word')
    .values(words.map((word) => ({ source, word, latin: latinWord(word) })))
    .onConflict((known) => known.doNothing())
    .execute()
}

/** Stores the words that the names of swimmers start with, of their name keys. */
export const addNameWords = (tx: Tx, keys: readonly string[]) =>
  addWords(
    tx,
    'swimmer',
    keys.map((key) => key.split(' ')[0] ?? ''),
  )

export async function addClubs(tx: Tx, names: readonly string[]) {
  const clubs = [...new Set(names)].sort().map((name) => ({ name, key: eventSearchKey([name]) }))
  if (clubs.length === 0) return
  await tx
    .insertInto('club')
    .values(clubs)
    .onConflict((known) => known.doNothing())
    .execute()
  await addWords(tx, 'club', names)
}

export interface SimilarWord extends KnownWord {
  readonly source: Source
  /** Position of the typed word that it is similar to, from 1. */
  readonly position: number
}

/** Returns the words that share enough trigrams with typed ones that may have typos. */
export async function similarWords(db: Db, typed: readonly string[]): Promise<SimilarWord[]> {
  if (!typed.some(mayHaveTypos)) return []
  const compared = typed.map((word) => (mayHaveTypos(word) ? latinWord(word) : null))
  const { rows } = await sql<SimilarWord>`
    select typed.position, similar_word.source, similar_word.word, similar_word.latin
    from unnest(${compared}::text[]) with ordinality as typed (latin, position),
      lateral similar_words(typed.latin) as similar_word
    where typed.latin is not null`.execute(db)
  return rows
}

/**
 * Removes the words of deleted names and clubs. The locks wait for profiles that are being stored, whose words already exist.
 */
export async function removeUnusedWords(tx: Tx) {
  await sql`lock table search_word, club in share row exclusive mode`.execute(tx)
  await sql`delete from club where not exists (select from swimmer where swimmer.club = club.name)`.execute(
    tx,
  )
  await sql`delete from search_word as known where source = 'swimmer' and not exists (
    select from swimmer_name where key >= known.word || ' ' and key < known.word || '!')`.execute(tx)
  await sql`delete from search_word where source = 'club' and word not in (
    select unnest(string_to_array(key, ' ')) from club)`.execute(tx)
  await sql`delete from search_word where source = 'event' and word not in (
    select unnest(string_to_array(search_key, ' ')) from event)`.execute(tx)
}
