import { useWords } from '@polynya/ui'
import { useEffect, useSyncExternalStore } from 'react'
import { useApp } from '../../infrastructure/context/app-context.ts'

/** Reports that the network is offline and the age of the shown data; re-fetches them once it is online. */
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
