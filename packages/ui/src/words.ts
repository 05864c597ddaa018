import type { Formats, Language } from '@polynya/i18n'
import type { Translate } from '@polynya/i18n/catalogues'
import { createContext, useContext } from 'react'

/** Language, texts and formats that components use, provided by their host. */
export interface Words {
  readonly language: Language
  /** Returns the text of a key, such as `t('events:card.swimmers', { count: 3 })`. */
  readonly t: Translate
  readonly formats: Formats
}

const WordsContext = createContext<Words | null>(null)

/** Provides the words to all descendants. */
export const WordsProvider = WordsContext.Provider

/** Returns the words of the nearest `WordsProvider`. */
export function useWords(): Words {
  const words = useContext(WordsContext)
  if (!words) throw new Error('There are no words here: put a <WordsProvider> around')
  return words
}
