/** What index.html shows before any script, made at build time of the components that take its place. */

import { createFormats, LANGUAGES, type Language } from '@polynya/i18n'
import { catalogues } from '@polynya/i18n/catalogues'
import { createTranslate, type Texts, useWords, type Words, WordsProvider } from '@polynya/ui'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Hero, HeroText } from '../pages/home/Hero.tsx'
import { Header } from './Header.tsx'

/** The title, what search engines say below it, and the head of every page with the water of the first one, in every language: CSS shows one. */
export function staticShell(): { title: string; description: string; html: string } {
  const html = renderToStaticMarkup(
    <>
      <InEachLanguage>
        <Header address="" site={undefined} user={null} theme="auto" />
      </InEachLanguage>
      <main>
        <noscript>
          <div className="page">
            <InEachLanguage>
              <NoScript />
            </InEachLanguage>
          </div>
        </noscript>
        <div data-only-page="home">
          <Hero>
            <InEachLanguage>
              <HeroText season={undefined} />
            </InEachLanguage>
            <div className="next-event" aria-hidden="true" />
          </Hero>
        </div>
      </main>
    </>,
  )
  const { t } = wordsIn('ru')
  return { title: t('titles.fallback'), description: t('home:hero.lead'), html }
}

const NoScript = () => <p>{useWords().t('noScript')}</p>

function InEachLanguage({ children }: { readonly children: ReactNode }) {
  return LANGUAGES.map((language) => (
    <div key={language} data-only={language} lang={language}>
      <WordsProvider value={wordsIn(language)}>{children}</WordsProvider>
    </div>
  ))
}

function wordsIn(language: Language): Words {
  const formats = createFormats(language)
  const all: Readonly<Record<string, Texts>> = catalogues[language]
  return { language, formats, t: createTranslate({ language, formats, textsOf: (name) => all[name] }) }
}
