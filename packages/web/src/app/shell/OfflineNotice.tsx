import { useWords } from '@polynya/ui'
import { hashKey, type QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { isUnreachable } from '../../infrastructure/api/unreachable.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { localDate } from '../../infrastructure/formats/local-date.ts'
import { useOnLine } from '../../infrastructure/network/use-on-line.ts'

/** Milliseconds between attempts to revalidate the data on the screen while the API is unreachable. */
const RETRY_MS = 15_000

/** Reports that the network is offline or the API unreachable, and when the data on the screen were saved. */
export function OfflineNotice() {
  const { notifications, queryClient } = useApp()
  const isOnLine = useOnLine()
  const savedAt = useSavedAt(isOnLine)
  const isUnreachableNow = isOnLine && savedAt !== undefined

  useEffect(() => {
    const backOnLine = () => {
      notifications.tell({ tone: 'good', say: (speak) => ({ text: speak('offline.restored') }) }, 'message')
      revalidate(queryClient)
    }
    window.addEventListener('online', backOnLine)
    return () => window.removeEventListener('online', backOnLine)
  }, [notifications, queryClient])

  useEffect(() => {
    if (!isUnreachableNow) return
    const timer = setInterval(() => revalidate(queryClient), RETRY_MS)
    return () => clearInterval(timer)
  }, [queryClient, isUnreachableNow])

  return (
    <div role="status" className="offline-notice">
      {(!isOnLine || savedAt !== undefined) && <Notice isOnLine={isOnLine} savedAt={savedAt} />}
    </div>
  )
}

function Notice({ isOnLine, savedAt }: { readonly isOnLine: boolean; readonly savedAt: number | undefined }) {
  const { t, formats } = useWords()
  const today = localDate(useApp().clock())
  const problem = t(isOnLine ? 'offline.unreachable' : 'offline.banner')
  const advice = <span>{t('offline.advice')}</span>
  if (savedAt === undefined) {
    return (
      <p>
        {problem}. {advice}
      </p>
    )
  }
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const moment = new Date(savedAt)
  const date = localDate(moment)
  const time = formats.time(moment, timeZone)
  return (
    <p>
      {problem}.{' '}
      {date === today
        ? t('offline.savedAt', { time })
        : t('offline.savedOn', { date: formats.shortDate(date), time })}{' '}
      {advice}
    </p>
  )
}

/** Re-fetches what could not be revalidated; a recent answer would not be, because it is fresh. */
const revalidate = (queryClient: QueryClient) =>
  void queryClient.refetchQueries(
    { type: 'active', predicate: ({ state }) => isUnreachable(state.error) },
    { cancelRefetch: false },
  )

/**
 * Returns when the oldest answer on the screen arrived, without a network of all, otherwise of those that could not
 * be revalidated; undefined without one. The site is on every page and not counted.
 */
function useSavedAt(isOnLine: boolean): number | undefined {
  const { queryClient, queries } = useApp()
  const cache = queryClient.getQueryCache()
  const subscribeToCache = useCallback((listener: () => void) => cache.subscribe(listener), [cache])
  return useSyncExternalStore(subscribeToCache, () => {
    const shown = cache
      .findAll({ type: 'active', predicate: ({ state }) => state.data !== undefined })
      .filter(({ queryHash }) => queryHash !== hashKey(queries.site.queryKey))
      .filter(({ state }) => !isOnLine || isUnreachable(state.error))
    return shown.length === 0 ? undefined : Math.min(...shown.map(({ state }) => state.dataUpdatedAt))
  })
}
