import { createFormats, LANGUAGES, type Language } from '@polynya/i18n'
import { catalogues } from '@polynya/i18n/catalogues'
import { createTranslate, type Texts, type Words, WordsProvider } from '@polynya/ui'
import type { ReactNode } from 'react'

/** Content of a page before its language is known: rendered in each language, and CSS shows one. */
export function InEachLanguage({ children }: { readonly children: ReactNode }) {
  return LANGUAGES.map((language) => (
    <div key={language} data-only={language} lang={language}>
      <WordsProvider value={wordsIn(language)}>{children}</WordsProvider>
    </div>
  ))
}

/** Every word of a language at once, as a build or the server has them. */
export function wordsIn(language: Language): Words {
  const formats = createFormats(language)
  const all: Readonly<Record<string, Texts>> = catalogues[language]
  return { language, formats, t: createTranslate({ language, formats, textsOf: (name) => all[name] }) }
}
