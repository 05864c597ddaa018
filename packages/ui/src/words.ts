import type { Formats, Language } from '@polynya/i18n'
import type { Translate } from '@polynya/i18n/catalogues'
import { createContext, useContext } from 'react'

/** What components speak with: whoever shows them gives a language, its texts and its formats. */
export interface Words {
  readonly language: Language
  /** The text of a key, such as `t('events:card.swimmers', { count: 3 })`. */
  readonly t: Translate
  readonly formats: Formats
}

const WordsContext = createContext<Words | null>(null)

/** Gives words to everything below it. */
export const WordsProvider = WordsContext.Provider

/** The words of the nearest `WordsProvider`. */
export function useWords(): Words {
  const words = useContext(WordsContext)
  if (!words) throw new Error('There are no words here: put a <WordsProvider> around')
  return words
}
