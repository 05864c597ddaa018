import { Skeleton, useWords } from '@polynya/ui'
import type { ReactNode } from 'react'
import type { Query } from '../api/query-cache.ts'
import { useQuery } from '../api/use-query.ts'
import { LoadFailed } from '../app/LoadFailed.tsx'
import { paths } from '../paths.ts'
import { useUser } from '../session/use-user.ts'
import './custody.css'

interface Props {
  readonly heading: string
  readonly intro: string
  readonly children: ReactNode
}

/** The frame of a page of custody; whoever has signed out in another tab is led to sign-in. */
export function CustodyPage({ heading, intro, children }: Props) {
  const { t } = useWords()
  const user = useUser()
  return (
    <div className="page custody">
      <h1>{heading}</h1>
      <p className="note custody-intro">{intro}</p>
      {user ? (
        children
      ) : (
        <p className="buttons">
          <a className="button" data-kind="primary" href={paths.login(location.pathname)}>
            {t('account.login')}
          </a>
        </p>
      )}
    </div>
  )
}

interface LoadedProps<T> {
  readonly query: Query<T>
  /** What could not be loaded. */
  readonly failed: string
  readonly children: (data: T) => ReactNode
}

/** What a query answers, once it has; the last good answer stays where a newer one fails. */
export function Loaded<T>({ query, failed, children }: LoadedProps<T>) {
  const { data, error, isLoading, reload } = useQuery(query)
  if (data !== undefined) return children(data)
  if (error === undefined) return <Skeleton shape="row" count={3} />
  return <LoadFailed title={failed} error={error} isRetrying={isLoading} onRetry={reload} />
}
