/** Shows the push notifications of followed swimmers. */

import type { WorkerScope } from './worker-scope.ts'

/** A notification as the server sends it. */
interface PushNotice {
  readonly title: string
  readonly body: string
  /** A notification replaces an earlier one with its tag. */
  readonly tag: string
  /** The page that it opens. */
  readonly path: string
}

export function showPushNotices(scope: WorkerScope): void {
  scope.addEventListener('push', (pushed) => {
    if (pushed.data) pushed.waitUntil(show(scope, pushed.data.json() as PushNotice))
  })
  scope.addEventListener('notificationclick', (click) => {
    click.notification.close()
    click.waitUntil(open(scope, click.notification.data.path))
  })
}

/** The page reports the news itself while it is visible. */
async function show(scope: WorkerScope, { title, body, tag, path }: PushNotice) {
  const pages = await pagesAt(scope, path)
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return
  await scope.registration.showNotification(title, { body, tag, renotify: true, data: { path } })
}

async function open(scope: WorkerScope, path: string) {
  const [page] = await pagesAt(scope, path)
  await (page ? page.focus() : scope.clients.openWindow(path))
}

async function pagesAt({ clients }: WorkerScope, path: string) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  return pages.filter(({ url }) => new URL(url).pathname === path)
}
