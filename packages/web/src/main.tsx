/** Starts the app on its page. */

import { createRoot } from 'react-dom/client'
import { createApp } from './app/create-app.ts'
import { Root } from './app/Root.tsx'
import { appRouter } from './app/router.ts'
import { watchApp } from './app/watch-app.ts'
import { withReturn } from './infrastructure/addresses/next-page.ts'
import { prepare } from './infrastructure/queries/query-client.ts'
import './app/styles/styles.css'

/** Maximum time that the static content of index.html is shown while the first page loads. */
const SHELL_MS = 1500

async function start() {
  const returning = withReturn({ href: location.href, referrer: document.referrer })
  if (returning) history.replaceState(history.state, '', returning)
  const app = createApp(window)
  const router = appRouter(app)
  const place = document.getElementById('root')

  await app.words.load(['shell'])
  watchApp(app, router, document)
  // Once it is rendered, the router hears of redirects itself.
  const stopLoading = router.history.subscribe(() => void router.load())
  await Promise.race([
    Promise.all([router.load(), prepare(app.queryClient, app.queries.site)]),
    new Promise((resolve) => setTimeout(resolve, SHELL_MS)),
  ])
  stopLoading()
  if (place) createRoot(place).render(<Root app={app} router={router} />)
}

// Not awaited: the pages import this file, and would wait for it while it waits for them.
void start()
