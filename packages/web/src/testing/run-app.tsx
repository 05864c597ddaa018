import { mocks, type SomeFixtures } from '@polynya/testkit'
import { createMemoryHistory } from '@tanstack/react-router'
import { type BoundFunctions, getQueriesForElement, queries, waitFor } from '@testing-library/dom'
import { HttpResponse, http } from 'msw'
import { type SetupServer, setupServer } from 'msw/node'
import { createRoot, type Root as ReactRoot } from 'react-dom/client'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { createApp } from '../app/create-app.ts'
import { Root } from '../app/Root.tsx'
import { type AppRouter, appRouter } from '../app/router.ts'
import { watchApp } from '../app/watch-app.ts'
import type { App } from '../infrastructure/context/app-context.ts'

export interface RunningApp extends BoundFunctions<typeof queries> {
  readonly app: App
  readonly router: AppRouter
  /** Addresses that the app left for, as the browser does. */
  readonly left: string[]
  /** The path, search and hash that the app is at. */
  readonly address: () => string
}

/** The whole app on a page of its own against the mocked API, for the tests of one file. */
export function appUnderTest() {
  const api: SetupServer = setupServer(...mocks())
  let root: ReactRoot | undefined
  let stop: (() => void) | undefined

  beforeAll(() => {
    // A page without a layout has nothing to scroll.
    window.scrollTo = () => undefined
    Element.prototype.scrollIntoView = () => undefined
    HTMLDialogElement.prototype.showModal = openDialog
    HTMLDialogElement.prototype.close = closeDialog
    api.listen({ onUnhandledFrame: 'error' })
  })
  /** Closes the page that is open: what it listens to would answer for the next one. */
  function close() {
    stop?.()
    root?.unmount()
    stop = root = undefined
  }
  afterEach(() => {
    close()
    api.resetHandlers()
    localStorage.clear()
    sessionStorage.clear()
  })
  afterAll(() => api.close())

  /** Opens an address; what the API answers may be given, or that it is unreachable. */
  async function open(address: string, fixtures: SomeFixtures | 'unreachable' = {}): Promise<RunningApp> {
    api.use(...(fixtures === 'unreachable' ? [http.all('*', () => HttpResponse.error())] : mocks(fixtures)))
    localStorage.setItem('language', localStorage.getItem('language') ?? 'ru')
    close()
    document.body.replaceChildren()
    const place = document.body.appendChild(document.createElement('div'))
    const left: string[] = []
    const app = createApp(window, { leaveTo: (there) => left.push(there) })
    const router = appRouter(app, createMemoryHistory({ initialEntries: [address] }))
    await app.words.load(['shell'])
    stop = watchApp(app, router, document)
    root = createRoot(place)
    root.render(<Root app={app} router={router} />)
    const found = getQueriesForElement(document.body, queries)
    await waitFor(() => found.getByRole('heading', { level: 1 }))
    return { ...found, app, router, left, address: () => router.state.location.href }
  }

  return { api, open }
}

/** As much of dialogs as can be without a layout. */
function openDialog(this: HTMLDialogElement) {
  this.open = true
}

function closeDialog(this: HTMLDialogElement) {
  if (!this.open) return
  this.open = false
  this.dispatchEvent(new Event('close'))
}
