/** Static content of index.html, rendered at build time from the components that replace it. */

import { useWords } from '@polynya/ui'
import { renderToStaticMarkup } from 'react-dom/server'
import { Hero, HeroText } from '../pages/home/Hero.tsx'
import { PAGE_TEXTS } from './head/page-texts.ts'
import { wordsIn } from './head/words-in.ts'
import { InEachLanguage } from './InEachLanguage.tsx'
import { Header } from './shell/Header.tsx'

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
        {Object.entries(PAGE_TEXTS).map(([page, texts]) => (
          <div key={page} data-only-page={page} className="page">
            <InEachLanguage>
              <PageStart texts={texts} />
            </InEachLanguage>
          </div>
        ))}
      </main>
    </>,
  )
  const { t } = wordsIn('ru')
  return { title: t('titles.fallback'), description: t('home:hero.lead'), html }
}

function PageStart({ texts }: { readonly texts: (typeof PAGE_TEXTS)[keyof typeof PAGE_TEXTS] }) {
  const { t } = useWords()
  return (
    <>
      <h1>{t(texts.heading)}</h1>
      <p className="page-lead">{t(texts.lead)}</p>
    </>
  )
}

const NoScript = () => <p>{useWords().t('errors:noScript')}</p>
