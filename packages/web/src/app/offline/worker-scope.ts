/** The globals of a service worker, as far as ours uses them: TypeScript has them only in place of those of a page. */

export interface WorkerScope {
  readonly location: Location
  readonly caches: CacheStorage
  readonly clients: {
    readonly claim: () => Promise<void>
    readonly matchAll: (options: {
      type: 'window'
      includeUncontrolled?: boolean
    }) => Promise<readonly WorkerClient[]>
    readonly openWindow: (url: string) => Promise<unknown>
  }
  readonly registration: {
    readonly navigationPreload?: { readonly enable: () => Promise<void> }
    readonly showNotification: (title: string, options: NotificationOptions & NoticeOptions) => Promise<void>
  }
  readonly skipWaiting: () => Promise<void>
  readonly addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (workerEvent: WorkerEvents[Name]) => void,
  ) => void
}

/** What `NotificationOptions` lacks, and the page that the notification opens. */
interface NoticeOptions {
  readonly renotify: boolean
  readonly data: { readonly path: string }
}

export interface WorkerClient {
  readonly url: string
  readonly visibilityState: DocumentVisibilityState
  readonly focus: () => Promise<unknown>
  readonly postMessage: (message: unknown) => void
}

interface WorkerEvents {
  readonly install: LifecycleEvent
  readonly activate: LifecycleEvent
  readonly fetch: FetchEvent
  readonly push: PushEvent
  readonly notificationclick: NotificationClick
}

interface LifecycleEvent {
  readonly waitUntil: (work: Promise<unknown>) => void
}

interface PushEvent extends LifecycleEvent {
  readonly data: { readonly json: () => unknown } | null
}

interface NotificationClick extends LifecycleEvent {
  readonly notification: { readonly close: () => void; readonly data: { readonly path: string } }
}

export interface FetchEvent extends LifecycleEvent {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  readonly respondWith: (response: Promise<Response>) => void
}
