import type { Context } from '../context/context.ts'
import { numberOf } from './number-of.ts'
import { wordsOf } from './read-input.ts'

type Reading = Pick<Context, 'terminal' | 't'>

/** IDs in the arguments, or of standard input if the only argument is `-`; each once. */
export const idsOf = async (context: Reading, words: readonly string[]): Promise<number[]> => [
  ...new Set((await wordsOf(context, words)).map((word) => numberOf(context, word))),
]

const MOST_NAMES = 20

/** Names separated by commas; of many names, the first ones and the number of the others. */
export function someOf({ t }: Pick<Context, 't'>, names: readonly (string | number)[]): string {
  const shown = names.slice(0, MOST_NAMES).join(', ')
  const more = names.length - MOST_NAMES
  return more > 0 ? `${shown} ${t('cli:andMoreProblems', { more })}` : shown
}
