import { useWords } from '@polynya/ui'
import { useEffect, useSyncExternalStore } from 'react'
import { useApp } from './app-context.ts'

/** Says that there is no network and of when the shown data are; re-fetches them once there is one. */
export function OfflineNotice() {
  const { cache, notifications } = useApp()
  const isOnLine = useSyncExternalStore(subscribe, () => navigator.onLine)

  useEffect(() => {
    const backOnLine = () => {
      cache.refresh()
      notifications.tell({ tone: 'good', say: (speak) => ({ text: speak('offline.restored') }) }, 'message')
    }
    const seenAgain = () => document.visibilityState === 'visible' && cache.refresh()
    window.addEventListener('online', backOnLine)
    document.addEventListener('visibilitychange', seenAgain)
    return () => {
      window.removeEventListener('online', backOnLine)
      document.removeEventListener('visibilitychange', seenAgain)
    }
  }, [cache, notifications])

  return (
    <div role="status" className="offline-notice">
      {!isOnLine && <Offline />}
    </div>
  )
}

function Offline() {
  const { t, formats } = useWords()
  const { cache, clock, queries } = useApp()
  useSyncExternalStore(cache.subscribe, cache.version)
  // The head of every page is of no age that matters.
  const age = cache.age((key) => key !== queries.site.key)
  if (age === undefined) return <p>{t('offline.banner')}</p>
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const time = formats.time(new Date(clock().getTime() - age), timeZone)
  return <p>{t('offline.savedAt', { time })}</p>
}

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
