import { expect, it } from 'vitest'
import { showPushNotices } from './push-notices.ts'
import type { WorkerScope } from './worker-scope.ts'

const PATH = '/view-event/7/live'
const NOTICE = { title: 'Anna Petrova', body: 'heat 4: in about 15 minutes', tag: 'start 9', path: PATH }

/** A browser with one window at an address, and what a worker did with it. */
function browser(url: string, visibilityState: DocumentVisibilityState) {
  const done: unknown[] = []
  const work: Promise<unknown>[] = []
  const listeners = new Map<string, (event: never) => void>()
  const page = { url, visibilityState, focus: async () => done.push('focus') }
  const scope = {
    addEventListener: (name: string, listener: (event: never) => void) => listeners.set(name, listener),
    clients: { matchAll: async () => [page], openWindow: async (path: string) => done.push(path) },
    registration: {
      showNotification: async (title: string, { body, tag, data }: NotificationOptions) =>
        done.push({ title, body, tag, ...data }),
    },
  }
  showPushNotices(scope as unknown as WorkerScope)
  const send = async (name: string, event: object) => {
    listeners.get(name)?.({ waitUntil: (each: Promise<unknown>) => work.push(each), ...event } as never)
    await Promise.all(work)
    return done
  }
  return {
    push: () => send('push', { data: { json: () => NOTICE } }),
    click: () =>
      send('notificationclick', { notification: { close: () => undefined, data: { path: PATH } } }),
  }
}

const LIVE = `https://swim.example${PATH}`

it('shows a notification unless its page is visible', async () => {
  expect(await browser('https://swim.example/', 'visible').push()).toEqual([NOTICE])
  expect(await browser(LIVE, 'hidden').push()).toEqual([NOTICE])
  expect(await browser(LIVE, 'visible').push()).toEqual([])
})

it('opens the page of a notification, or shows the one that is open', async () => {
  expect(await browser('https://swim.example/', 'visible').click()).toEqual([PATH])
  expect(await browser(LIVE, 'hidden').click()).toEqual(['focus'])
})
