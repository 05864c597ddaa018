/** Registers the service worker and announces new builds; reloading is left to the user. */

import { isNewBuild } from '../../infrastructure/new-build.ts'
import type { Notifications } from '../../infrastructure/notifications/notifications.ts'

const WORKER = '/worker.js'
/** An open page checks for a new build when it is shown again, at most this often. */
const CHECK_MS = 10 * 60 * 1000
/** How Chromium, Firefox, Safari and, for styles, Vite name a file that did not load. */
const UNLOADED = /dynamically imported module|Importing a module script|preload CSS/

interface Deps {
  readonly notifications: Notifications
}

/** @returns unsubscribe function */
export function watchUpdates({ notifications }: Deps, page: Window): () => void {
  const build = page.document.querySelector<HTMLMetaElement>('meta[name=build]')?.content
  const end = new AbortController()
  const { signal } = end
  const workers: ServiceWorkerContainer | undefined = page.navigator.serviceWorker
  let isAnnounced = false

  function announce() {
    if (isAnnounced) return
    isAnnounced = true
    notifications.tell(
      {
        tone: 'good',
        say: (t) => ({
          title: t('update.title'),
          text: t('update.text'),
          action: { text: t('update.reload'), run: () => page.location.reload() },
        }),
      },
      'persistent',
    )
  }

  // A file of this build is no longer on the server. The event also reports errors of code in files that did load.
  page.addEventListener(
    'vite:preloadError',
    ({ payload }) => page.navigator.onLine && UNLOADED.test(payload.message) && announce(),
    { signal },
  )
  workers?.addEventListener(
    'message',
    ({ data }) => {
      if (isNewBuild(data) && data.newBuild !== build) announce()
    },
    { signal },
  )
  if (build && workers) void whenIdle(page, signal).then(() => checkForUpdates(workers, page, signal))
  return () => end.abort()
}

/** Resolves once the first page is loaded and the browser idle: the files of other pages must not delay it. */
async function whenIdle(page: Window, signal: AbortSignal) {
  if (page.document.readyState !== 'complete') {
    await new Promise((resolve) => page.addEventListener('load', resolve, { once: true, signal }))
  }
  await new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in page) page.requestIdleCallback(resolve, { timeout: 10_000 })
    else setTimeout(resolve, 2000)
  })
}

async function checkForUpdates(workers: ServiceWorkerContainer, page: Window, signal: AbortSignal) {
  // A browser may refuse storage; the app then works with a network only.
  const registration = await workers
    .register(trusted(WORKER), { scope: '/', updateViaCache: 'none' })
    .catch(() => null)
  let checkedAt = Date.now()
  page.document.addEventListener(
    'visibilitychange',
    () => {
      if (page.document.hidden || Date.now() - checkedAt < CHECK_MS) return
      checkedAt = Date.now()
      registration?.update().catch(() => undefined)
    },
    { signal },
  )
}

interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string }
}

/** The content policy of the page requires addresses of scripts to pass a policy, where the browser knows of policies. */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  return trustedTypes?.createPolicy('worker', { createScriptURL: () => url }).createScriptURL(url) ?? url
}
