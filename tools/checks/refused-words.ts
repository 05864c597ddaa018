/** Standard engineering English: no refused word in names, comments, documents and English texts. */

import { type Passage, passagesOf } from './passages.ts'
import { ALLOWED_WORDS, type Place, REFUSED_WORDS, type RefusedWord } from './refused-words-list.ts'
import type { Finding, Source } from './source.ts'

/** Finds every refused word of the repository. */
export const refusedWords = (sources: readonly Source[]): Finding[] => sources.flatMap(refusedWordsIn)

function refusedWordsIn(source: Source): Finding[] {
  if (ALLOWED_WORDS.some(({ path }) => path.test(source.path))) return []
  return passagesOf(source).flatMap((passage) =>
    matchesOf(passage).map(({ rule, word, start }) => ({
      path: source.path,
      line: source.lineAt(start),
      message: `"${word}" is not standard English here: write ${rule.write}`,
    })),
  )
}

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
