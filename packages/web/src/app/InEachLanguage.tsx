import { createFormats, LANGUAGES, type Language } from '@polynya/i18n'
import { translate } from '@polynya/i18n/catalogues'
import { type Words, WordsProvider } from '@polynya/ui'
import type { ReactNode } from 'react'

/** Content of a page before its language is known: rendered in each language, and CSS shows one. */
export function InEachLanguage({ children }: { readonly children: ReactNode }) {
  return LANGUAGES.map((language) => (
    <div key={language} data-only={language} lang={language}>
      <WordsProvider value={wordsIn(language)}>{children}</WordsProvider>
    </div>
  ))
}

/** Returns the words of a language with the texts of every namespace, for builds and the server. */
export const wordsIn = (language: Language): Words => ({
  language,
  formats: createFormats(language),
  t: translate(language),
})
