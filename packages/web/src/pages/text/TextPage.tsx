import type { TextName } from '@polynya/contract'
import { Skeleton, useWords } from '@polynya/ui'
import { useState } from 'react'
import type { SiteText } from '../../features/texts/read-text.ts'
import { TextBlocks } from '../../features/texts/TextBlocks.tsx'
import { textQuery } from '../../features/texts/text-query.ts'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import '../../features/texts/text.css'

/** For the routes of these pages, in one chunk with them. */
export { textQuery }

export const ProcessPage = () => <TextPage name="process" />
export const TermsPage = () => <TextPage name="terms" />
export const PrivacyPage = () => <TextPage name="privacy" />

/**
 * A text of the site; while it loads in another language, the previous one stays and preserves the scroll
 * position.
 */
function TextPage({ name }: { readonly name: TextName }) {
  const { t, language } = useWords()
  const { data, error, isFetching, refetch } = useQuery(textQuery(useApp().client, name, language))
  const text = useLatest(data)
  if (text) return <Text text={text} />
  return (
    <div className="page text-page">
      <h1>{t(`titles.${name}`)}</h1>
      {error === null ? (
        <Skeleton shape="line" count={8} />
      ) : (
        <LoadFailed title={t('loadFailed')} error={error} isRetrying={isFetching} onRetry={refetch} />
      )}
    </div>
  )
}

function Text({ text: { title, lead, sections } }: { readonly text: SiteText }) {
  const { t } = useWords()
  return (
    <article className="page text-page">
      <h1>{title}</h1>
      <div className="text-columns">
        <nav className="text-contents" aria-labelledby="contents">
          <h2 id="contents">{t('contents')}</h2>
          <ol>
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="text-body">
          <div className="text-lead">
            <TextBlocks blocks={lead} />
          </div>
          {sections.map(({ id, heading, blocks }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`}>
              <h2 id={`${id}-heading`}>{heading}</h2>
              <TextBlocks blocks={blocks} />
            </section>
          ))}
        </div>
      </div>
    </article>
  )
}

/** The last value that was there: a page keeps what it shows until it has the next. */
function useLatest<T>(value: T | undefined): T | undefined {
  const [latest, setLatest] = useState(value)
  if (value !== undefined && value !== latest) setLatest(value)
  return value ?? latest
}
