/** The globals of a service worker, as far as ours uses them: TypeScript has them only in place of those of a page. */

export interface WorkerScope {
  readonly location: Location
  readonly caches: CacheStorage
  readonly clients: {
    readonly claim: () => Promise<void>
    readonly matchAll: (options: { type: 'window' }) => Promise<readonly WorkerClient[]>
  }
  readonly registration: {
    readonly navigationPreload?: { readonly enable: () => Promise<void> }
  }
  readonly skipWaiting: () => Promise<void>
  readonly addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (workerEvent: WorkerEvents[Name]) => void,
  ) => void
}

export interface WorkerClient {
  readonly postMessage: (message: unknown) => void
}

interface WorkerEvents {
  readonly install: LifecycleEvent
  readonly activate: LifecycleEvent
  readonly fetch: FetchEvent
}

interface LifecycleEvent {
  readonly waitUntil: (work: Promise<unknown>) => void
}

export interface FetchEvent extends LifecycleEvent {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  readonly respondWith: (response: Promise<Response>) => void
}
