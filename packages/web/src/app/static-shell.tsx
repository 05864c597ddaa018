/** Static content of index.html, rendered at build time from the components that replace it. */

import { useWords } from '@polynya/ui'
import { renderToStaticMarkup } from 'react-dom/server'
import { Hero, HeroText } from '../pages/home/Hero.tsx'
import { InEachLanguage, wordsIn } from './InEachLanguage.tsx'
import { Header } from './shell/Header.tsx'

/**
 * Pages whose first texts are known at build time, by the name that the first script gives them. The lead is their
 * largest text, so that the largest contentful paint waits for neither scripts nor data.
 */
const PAGES = {
  events: { heading: 'events:heading', lead: 'events:lead' },
  swimmers: { heading: 'titles.swimmers', lead: 'swimmerPages:lead' },
  register: { heading: 'titles.register', lead: 'register:account.text' },
  login: { heading: 'account:signIn.heading', lead: 'account:signIn.intro' },
  signup: { heading: 'account:signUp.heading', lead: 'account:signUp.intro' },
  forgot: { heading: 'account:forgot.heading', lead: 'account:forgot.intro' },
  service: { heading: 'points:convert.heading', lead: 'points:convert.intro' },
  live: { heading: 'live:heading', lead: 'live:lead' },
  rankings: { heading: 'rankings:heading', lead: 'rankings:lead' },
  records: { heading: 'records:heading', lead: 'records:lead' },
  series: { heading: 'standings:series.heading', lead: 'standings:series.lead' },
  medals: { heading: 'standings:medals.heading', lead: 'standings:medals.lead' },
  'rank-norms': { heading: 'points:norms.heading', lead: 'points:norms.lead' },
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
        {Object.entries(PAGES).map(([page, texts]) => (
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

function PageStart({ texts }: { readonly texts: (typeof PAGES)[keyof typeof PAGES] }) {
  const { t } = useWords()
  return (
    <>
      <h1>{t(texts.heading)}</h1>
      <p className="page-lead">{t(texts.lead)}</p>
    </>
  )
}

const NoScript = () => <p>{useWords().t('noScript')}</p>
