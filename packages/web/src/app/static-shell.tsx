/** Static content of index.html, rendered at build time from the components that replace it. */

import { useWords } from '@polynya/ui'
import { renderToStaticMarkup } from 'react-dom/server'
import { Hero, HeroText } from '../pages/home/Hero.tsx'
import { InEachLanguage, wordsIn } from './InEachLanguage.tsx'
import { Header } from './shell/Header.tsx'

/** Pages whose heading is known beforehand, by the name that the first script gives them. */
const HEADINGS = {
  events: 'events:heading',
  swimmers: 'titles.swimmers',
  register: 'titles.register',
  process: 'titles.process',
  terms: 'titles.terms',
  privacy: 'titles.privacy',
} as const

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
        {Object.entries(HEADINGS).map(([page, heading]) => (
          <div key={page} data-only-page={page} className="page">
            <InEachLanguage>
              <Heading text={heading} />
            </InEachLanguage>
          </div>
        ))}
      </main>
    </>,
  )
  const { t } = wordsIn('ru')
  return { title: t('titles.fallback'), description: t('home:hero.lead'), html }
}

const Heading = ({ text }: { readonly text: (typeof HEADINGS)[keyof typeof HEADINGS] }) => (
  <h1>{useWords().t(text)}</h1>
)

const NoScript = () => <p>{useWords().t('noScript')}</p>
