import type { TextName } from '@polynya/contract'
import { Skeleton, useWords } from '@polynya/ui'
import { useState } from 'react'
import { textQuery } from '../../features/texts/text-query.ts'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { TextView } from './TextView.tsx'

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
  if (text) return <TextView text={text} />
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

/** The last value that was there: a page keeps what it shows until it has the next. */
function useLatest<T>(value: T | undefined): T | undefined {
  const [latest, setLatest] = useState(value)
  if (value !== undefined && value !== latest) setLatest(value)
  return value ?? latest
}
