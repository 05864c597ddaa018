import { useEffect } from 'react'
import { isNewBuild } from '../../infrastructure/new-build.ts'

/** Milliseconds between checks for a new version. */
const CHECK_MS = 10 * 60_000

/** Reloads the page once the service worker has stored the files of another build, as no user would. */
export function useNewBuild(): void {
  useEffect(() => {
    const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
    const build = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content
    const receive = ({ data }: MessageEvent) => {
      if (isNewBuild(data) && data.newBuild !== build) location.reload()
    }
    const check = () =>
      void workers?.getRegistration().then(
        (registration) => registration?.update(),
        () => undefined,
      )
    workers?.addEventListener('message', receive)
    const timer = setInterval(check, CHECK_MS)
    return () => {
      workers?.removeEventListener('message', receive)
      clearInterval(timer)
    }
  }, [])
}
