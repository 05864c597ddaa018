import { useWords } from '@polynya/ui'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { Modal } from '../../features/modal/Modal.tsx'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { type App, useApp } from '../../infrastructure/context/app-context.ts'
import { useSite } from '../../infrastructure/queries/site.ts'
import { changeLanguage } from '../../infrastructure/session/change-language.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'
import { useObservable } from '../../infrastructure/state/use-observable.ts'
import { DocumentTitle } from './DocumentTitle.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { LiveRegions } from './LiveRegions.tsx'
import { LoadingOverlay } from './LoadingOverlay.tsx'
import { MessageList } from './MessageList.tsx'
import { ModeSigns } from './ModeSigns.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { Toasts } from './Toasts.tsx'

/** Frame of every page: header, navigation and footer. */
export function Shell() {
  const app = useApp()
  const site = useSite()
  const user = useUser()
  const theme = useObservable(app.theme)
  const address = useRouterState({ select: ({ location }) => location.href })

  return (
    <>
      <DocumentTitle />
      <SkipLink />
      <Header
        address={address}
        site={site}
        user={user}
        theme={theme}
        onTheme={app.theme.cycle}
        onLanguage={() => changeLanguage(app)}
        onSignOut={() => signOut(app)}
      >
        <ProgressBar />
        <ModeSigns />
        <MessageList />
      </Header>
      <OfflineNotice />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer site={site} year={app.clock().getFullYear()} />
      <Modal />
      <Toasts />
      <LiveRegions />
      <LoadingOverlay />
    </>
  )
}

/**
 * Ends the session here and on the server, opens the home page and reloads the site, so that no data of the
 * session remains.
 */
async function signOut({ client, waiting, leaveTo }: Pick<App, 'client' | 'waiting' | 'leaveTo'>) {
  await waiting.during(client.session.signOut())
  leaveTo(paths.home)
}

/** The first link of the page for keyboard users: skips the menu. */
function SkipLink() {
  return (
    <a className="skip-link" href="#main">
      {useWords().t('skipLink')}
    </a>
  )
}

/** Shown while a navigation is pending. */
function ProgressBar() {
  const { t } = useWords()
  const isRunning = useRouterState({ select: ({ status }) => status === 'pending' })
  return isRunning ? <div role="progressbar" aria-label={t('progress')} className="progress-bar" /> : null
}
