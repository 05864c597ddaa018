import { useWords } from '@polynya/ui'
import { useEffect, useSyncExternalStore } from 'react'
import { useApp } from './app-context.ts'

/** Says that there is no network, and asks again for what is shown once there is. */
export function OfflineNotice() {
  const { t } = useWords()
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
      {!isOnLine && <p>{t('offline.banner')}</p>}
    </div>
  )
}

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
