import { useEffect } from 'react'

/** Keeps the screen on while the page is visible, where the browser can. */
export function useWakeLock() {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isOpen = true
    // The browser releases the lock whenever the page is hidden.
    const request = async () => {
      if (document.visibilityState !== 'visible') return
      const granted = await navigator.wakeLock?.request('screen').catch(() => undefined)
      if (isOpen) lock = granted
      else granted?.release()
    }
    request()
    document.addEventListener('visibilitychange', request)
    return () => {
      isOpen = false
      document.removeEventListener('visibilitychange', request)
      lock?.release()
    }
  }, [])
}
