/** The search of the documentation: words of a query in titles, headings and texts. Runs in browsers and in tests. */

/** A part of a page below a heading: path from the folder of the site, title, heading and text. */
export interface Part {
  readonly path: string
  readonly title: string
  readonly heading: string
  readonly text: string
}

/** How much a word counts where it is found. */
const WEIGHTS = { title: 6, heading: 8, text: 1 } as const
/** Factor of a part whose heading is the query. */
const NAMED = 10
const PLACES = ['title', 'heading', 'text'] as const

/** Returns the parts that contain all words of a query, in any form, the best first. */
export function search(parts: readonly Part[], query: string): Part[] {
  const words = wordsOf(query)
  const stems = words.map(stemOf)
  if (stems.length === 0) return []
  // The name of a call, such as `events.list`, is the start of the names of others.
  const isNamed = ({ heading }: Part) => wordsOf(heading).join(' ') === words.join(' ')
  return parts
    .map((part) => ({ part, score: scoreOf(part, stems) * (isNamed(part) ? NAMED : 1) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ part }) => part)
}

/** Zero if a word is missing. */
function scoreOf(part: Part, stems: readonly string[]): number {
  const words = PLACES.map((place) => [WEIGHTS[place], wordsOf(part[place])] as const)
  const scores = stems.map((stem) =>
    words.reduce(
      (sum, [weight, there]) => sum + weight * Math.min(3, there.filter(startsWith(stem)).length),
      0,
    ),
  )
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0)
}

const startsWith = (stem: string) => (word: string) => word.startsWith(stem)

/** Words in lower case; й and ё are letters of their own in Unicode, but ё is written as е. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** A word without its ending, so that “регистрации” finds “регистрация”, and “refunds” finds “refund”. */
export function stemOf(word: string): string {
  if (/^[а-я]{4,}$/.test(word)) return word.slice(0, Math.max(3, word.length - (word.length > 6 ? 3 : 1)))
  if (/^[a-z]{4,}$/.test(word)) return word.replace(/(ies|ing|es|ed|s|y|e)$/, '')
  return word
}
