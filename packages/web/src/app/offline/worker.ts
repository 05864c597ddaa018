/**
 * The service worker: stores the files of one build, so that the app opens without a network. It never handles
 * requests to the API: `saved-answers.ts` saves what was read. Built into `/worker.js`, apart from the app.
 */

import type { NewBuild } from '../../infrastructure/new-build.ts'
import { showPushNotices } from './push-notices.ts'
import type { FetchEvent, WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope
/** Names the build; also in its index.html. Set by `build/worker.config.ts`, as are the paths of its files. */
declare const BUILD: string
declare const FILES: readonly string[]

const PREFIX = 'app-'
const APP = `${PREFIX}${BUILD}`
const UPLOADS = 'uploads'
/** Maximum number of pictures and documents of events; beyond it the oldest are deleted. */
const MAX_UPLOADS = 60
const PAGE = '/'
/** Without a response for this long, a navigation is answered with the stored page, which reports what it cannot load. */
const SLOW_MS = 4000
/** A proxy in front of the server has no connection to it. */
const GATEWAY_STATUSES: ReadonlySet<number> = new Set([502, 503, 504])
/** Addresses that are not pages of the app; the files of widgets and pages embedded elsewhere never are. */
const NOT_PAGES =
  /^\/(api|docs|files|widgets|embed|oembed|sandbox|unfollow|healthz|readyz|metrics)(\/|$)|\.\w{2,11}$/

self.addEventListener('install', (lifecycle) => lifecycle.waitUntil(install()))
self.addEventListener('activate', (lifecycle) => lifecycle.waitUntil(activate()))
self.addEventListener('fetch', (fetching) => {
  const response = responseTo(fetching)
  if (response) fetching.respondWith(response)
})
showPushNotices(self)

/** Stores the files of this build; those that an earlier one has, too, are copied. */
async function install() {
  const cache = await self.caches.open(APP)
  const page = await fetch(PAGE, { cache: 'reload' })
  // During a deployment the page may belong to another build: the browser then retries with the next visit.
  if (!page.ok || !(await page.clone().text()).includes(BUILD))
    throw new Error('The page is of another build')
  await Promise.all(
    FILES.map(async (file) => {
      const stored = await self.caches.match(file, { ignoreVary: true })
      await (stored ? cache.put(file, stored) : cache.add(file))
    }),
  )
  await cache.put(PAGE, page)
  // Open pages continue to run: their files are hashed, and those of the previous build remain stored.
  await self.skipWaiting()
}

/** Deletes all builds but this one and its predecessor, and notifies the open pages. */
async function activate() {
  const others = (await self.caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== APP)
  await Promise.all(others.slice(0, -1).map((name) => self.caches.delete(name)))
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
  const message: NewBuild = { newBuild: BUILD }
  for (const client of await self.clients.matchAll({ type: 'window' })) client.postMessage(message)
}

/** Returns the response to a request of a page, or null where the worker leaves it to the browser. */
function responseTo(fetching: FetchEvent): Promise<Response> | null {
  const { method, mode, url } = fetching.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin) return null
  if (pathname.startsWith('/assets/')) return fromCache(fetching.request)
  if (pathname.startsWith('/files/')) return upload(fetching)
  return mode === 'navigate' && !NOT_PAGES.test(pathname) ? page(fetching) : null
}

/** A file named by its content: from the cache, or from the server for the next time. */
async function fromCache(request: Request): Promise<Response> {
  const stored = await self.caches.match(request, { ignoreVary: true })
  if (stored) return stored
  const response = await fetch(request)
  if (response.ok) await (await self.caches.open(APP)).put(request, response.clone())
  return response
}

/** A page: from the server if it is reachable, otherwise the stored one. */
async function page({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const stored = async () => (await self.caches.open(APP)).match(PAGE, { ignoreVary: true })
  const fresh = (async () => (await preloadResponse) ?? (await fetch(request)))()
  // Its rejection is handled below, unless the stored page was faster.
  fresh.catch(() => undefined)
  const slow = new Promise<'slow'>((resolve) => setTimeout(resolve, SLOW_MS, 'slow'))
  try {
    const first = await Promise.race([fresh, slow])
    if (first !== 'slow' && !GATEWAY_STATUSES.has(first.status)) return first
    return (await stored()) ?? (await fresh)
  } catch {
    return (await stored()) ?? Response.error()
  }
}

/** A picture or document: from the server if it is reachable, otherwise as it was when it was last shown. */
async function upload(fetching: FetchEvent): Promise<Response> {
  const { request } = fetching
  const cache = await self.caches.open(UPLOADS)
  try {
    const response = await fetch(request)
    if (response.status === 404) fetching.waitUntil(cache.delete(request))
    if (response.ok && isForAll(response)) fetching.waitUntil(store(cache, request, response.clone()))
    return response
  } catch {
    return (await cache.match(request, { ignoreVary: true })) ?? Response.error()
  }
}

/** Whether the server allows the response to be stored for every caller, as `stored-files.ts` does for public files. */
const isForAll = ({ headers }: Response) => /\bpublic\b/.test(headers.get('cache-control') ?? '')

async function store(cache: Cache, request: Request, response: Response) {
  await cache.delete(request)
  await cache.put(request, response)
  const stored = await cache.keys()
  await Promise.all(stored.slice(0, -MAX_UPLOADS).map((each) => cache.delete(each)))
}
