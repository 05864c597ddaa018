import { LANGUAGES } from '@polynya/i18n'
import { WordsProvider } from '@polynya/ui'
import type { ReactNode } from 'react'
import { wordsIn } from './head/words-in.ts'

/** Content of a page before its language is known: rendered in each language, and CSS shows one. */
export function InEachLanguage({ children }: { readonly children: ReactNode }) {
  return LANGUAGES.map((language) => (
    <div key={language} data-only={language} lang={language}>
      <WordsProvider value={wordsIn(language)}>{children}</WordsProvider>
    </div>
  ))
}
