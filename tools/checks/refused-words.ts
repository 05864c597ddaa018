/** Standard engineering English: no refused word beyond those that a baseline records. */

import { type Passage, passagesOf } from './passages.ts'
import { ALLOWED_WORDS, type Place, REFUSED_WORDS, type RefusedWord } from './refused-words-list.ts'
import type { Finding, Source } from './source.ts'

/** Number of refused words by path, for files that still hold some. */
export type WordBaseline = Readonly<Record<string, number>>

export const WORD_BASELINE_PATH = 'tools/checks/refused-words.baseline.json'

/**
 * Finds refused words in files that hold more than the baseline records. A file with fewer only asks for a smaller
 * baseline, so that rewriting a comment breaks no one else's branch.
 */
export function refusedWords(sources: readonly Source[], baseline: WordBaseline): Finding[] {
  const counts = new Map<string, number>()
  const excess = sources.flatMap((source) => {
    const found = refusedWordsIn(source)
    const recorded = baseline[source.path] ?? 0
    if (found.length > 0) counts.set(source.path, found.length)
    return found.length > recorded ? found : []
  })
  const shrunk = Object.entries(baseline).filter(([path, recorded]) => recorded > (counts.get(path) ?? 0))
  return shrunk.length === 0 ? excess : [...excess, shrinkable(shrunk.length)]
}

const shrinkable = (count: number): Finding => ({
  path: WORD_BASELINE_PATH,
  line: 1,
  message: `${count} files hold fewer refused words than recorded: run "node tools/run.mjs shrink-refused-words"`,
  isWarning: true,
})

/** Returns the baseline with each count lowered to the present one; it never raises or adds a count. */
export function shrunkBaseline(sources: readonly Source[], baseline: WordBaseline): WordBaseline {
  const rows = sources.flatMap((source) => {
    const count = Math.min(baseline[source.path] ?? 0, refusedWordsIn(source).length)
    return count > 0 ? [[source.path, count] as const] : []
  })
  return Object.fromEntries(rows)
}

export function refusedWordsIn(source: Source): Finding[] {
  return passagesOf(source).flatMap((passage) =>
    matchesOf(passage)
      .filter(({ rule }) => !isAllowed(source.path, rule))
      .map(({ rule, word, start }) => ({
        path: source.path,
        line: source.lineAt(start),
        message: `"${word}" is not standard English here: write ${rule.write}`,
      })),
  )
}

const isAllowed = (path: string, { word }: RefusedWord) =>
  ALLOWED_WORDS.some((allowed) => allowed.path.test(path) && (allowed.words?.includes(word) ?? true))

function matchesOf({ place, text, start }: Passage) {
  const { rules, pattern } = PATTERNS[place]
  return [...text.matchAll(pattern)].map(({ index, groups = {} }) => {
    const [key = '', word = ''] = Object.entries(groups).find(([, value]) => value !== undefined) ?? []
    const rule = rules[Number(key.slice(1))] as RefusedWord
    return { rule, word: word.replace(/\s+/g, ' '), start: start + index }
  })
}

/** One pattern for all words of a place: a group a word. */
function patternOf(place: Place) {
  const rules = REFUSED_WORDS.filter((each) => each.in.includes(place))
  const groups = rules.map(({ word }, index) => `(?<w${index}>${word.replaceAll(' ', '\\s+')})`)
  return { rules, pattern: new RegExp(`\\b(?:${groups.join('|')})\\b`, 'gi') }
}

const PATTERNS = {
  prose: patternOf('prose'),
  names: patternOf('names'),
  screens: patternOf('screens'),
} satisfies Record<Place, ReturnType<typeof patternOf>>
