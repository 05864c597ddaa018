import type { SearchResults } from '@polynya/contract'
import {
  type Correction,
  correctedTexts,
  correctionsOf,
  otherLayout,
  SEARCH_RESULTS,
  searchedWords,
} from '@polynya/domain'
import type { Deps } from '../../deps.ts'
import type { HandlerForEveryone } from '../../http/call.ts'
import { eventCard } from '../events/record/event-view.ts'
import { swimmerCard } from '../swimmers/profile/swimmer-view.ts'
import type { SwimmerRow } from '../swimmers/profile/swimmers.store.ts'
import { type SimilarWord, similarWords } from '../vocabulary/vocabulary.store.ts'
import { findClubs, findEvents, findSwimmers, findSwimmersById } from './search.store.ts'

const NOTHING = { swimmers: [], events: [], clubs: [] }

/** A text that finds nothing may have been typed in the other keyboard layout. */
export const find: HandlerForEveryone<'search.find'> = async ({ query: { q } }, deps) => {
  const found = await findAll(q, deps)
  const searchedAs = isNothing(found) ? otherLayout(q) : null
  if (searchedAs === null) return found
  const other = await findAll(searchedAs, deps)
  return isNothing(other) ? found : { ...other, searchedAs }
}

const isNothing = ({ swimmers, events, clubs }: SearchResults) =>
  swimmers.length + events.length + clubs.length === 0

/** An ID with a digit is no name: it finds its swimmers alone. Names without typos come first; corrected ones fill what is left. */
async function findAll(q: string, { db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<SearchResults> {
  const typed = searchedWords(q)
  if (typed.length === 0) return NOTHING
  const byId = await findSwimmersById(db, q)
  if (byId.length > 0 && /\d/.test(q)) return { swimmers: byId.map(asCard), events: [], clubs: [] }
  const similar = await similarWords(db, typed)
  const wordsIn = (source: SimilarWord['source']) => correctionsIn(typed, similar, source)
  const texts = correctedTexts(wordsIn('swimmer'))
  const now = clock.now()
  const [byName, events, clubs] = await Promise.all([
    findSwimmers(db, texts),
    inTwoSteps(typed, wordsIn('event'), (words, most) => findEvents(db, words, { now, most })),
    inTwoSteps(typed, wordsIn('club'), (words, most) => findClubs(db, words, most)),
  ])
  return {
    swimmers: distinct([...byId, ...byName], ({ id }) => id).map(asCard),
    events: distinct(events, ({ id }) => id).map((row) => eventCard(row, now)),
    clubs: distinct(clubs, ({ name }) => name),
  }
}

const asCard = (row: SwimmerRow) => swimmerCard(row, 'public')

/** Returns what each typed word may stand for in the names of one kind; the last one may be unfinished. */
const correctionsIn = (
  typed: readonly string[],
  similar: readonly SimilarWord[],
  source: SimilarWord['source'],
): Correction[][] =>
  typed.map((word, index) => {
    const known = similar.filter((each) => each.source === source && each.position === index + 1)
    return correctionsOf(word, known, index === typed.length - 1)
  })

type Words = readonly (readonly string[])[]

/** Finds names by the words as they are typed, then by those that these may stand for. */
async function inTwoSteps<Row>(
  typed: readonly string[],
  corrected: readonly (readonly Correction[])[],
  findRows: (words: Words, most: number) => Promise<Row[]>,
): Promise<Row[]> {
  const exact = await findRows(
    typed.map((word) => [word]),
    SEARCH_RESULTS,
  )
  const spellings = corrected.map((words) => words.map(({ word }) => word))
  const isSame = spellings.every(({ length }) => length === 1)
  if (isSame || exact.length === SEARCH_RESULTS) return exact
  return [...exact, ...(await findRows(spellings, SEARCH_RESULTS))]
}

/** Returns the first rows with different keys, as many as a search shows. */
const distinct = <Row>(rows: readonly Row[], keyOf: (row: Row) => unknown): Row[] =>
  [...new Map(rows.toReversed().map((row) => [keyOf(row), row])).values()]
    .toReversed()
    .slice(0, SEARCH_RESULTS)
