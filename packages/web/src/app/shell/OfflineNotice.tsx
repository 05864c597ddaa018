import { useWords } from '@polynya/ui'
import { hashKey } from '@tanstack/react-query'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { useApp } from '../../infrastructure/context/app-context.ts'

/** Reports that the network is offline, and when the data on the screen were saved. */
export function OfflineNotice() {
  const { notifications } = useApp()
  const isOnLine = useSyncExternalStore(subscribe, () => navigator.onLine)

  useEffect(() => {
    const backOnLine = () => {
      notifications.tell({ tone: 'good', say: (speak) => ({ text: speak('offline.restored') }) }, 'message')
    }
    window.addEventListener('online', backOnLine)
    return () => window.removeEventListener('online', backOnLine)
  }, [notifications])

  return (
    <div role="status" className="offline-notice">
      {!isOnLine && <Offline />}
    </div>
  )
}

function Offline() {
  const { t, formats } = useWords()
  const savedAt = useSavedAt()
  if (savedAt === undefined) return <p>{t('offline.banner')}</p>
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return <p>{t('offline.savedAt', { time: formats.time(new Date(savedAt), timeZone) })}</p>
}

/** Returns when the oldest answer on the screen arrived; undefined without one. The site is on every page and not counted. */
function useSavedAt(): number | undefined {
  const { queryClient, queries } = useApp()
  const cache = queryClient.getQueryCache()
  const subscribeToCache = useCallback((listener: () => void) => cache.subscribe(listener), [cache])
  return useSyncExternalStore(subscribeToCache, () => {
    const shown = cache
      .findAll({ type: 'active', predicate: ({ state }) => state.data !== undefined })
      .filter(({ queryHash }) => queryHash !== hashKey(queries.site.queryKey))
    return shown.length === 0 ? undefined : Math.min(...shown.map(({ state }) => state.dataUpdatedAt))
  })
}

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
