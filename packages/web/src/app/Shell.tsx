import { Outlet, useRouterState } from '@tanstack/react-router'
import { Modal } from '../modal/Modal.tsx'
import { LiveRegions } from '../notifications/LiveRegions.tsx'
import { MessageList } from '../notifications/MessageList.tsx'
import { Toasts } from '../notifications/Toasts.tsx'
import { signOut } from '../session/sign-out.ts'
import { useUser } from '../session/use-user.ts'
import { useObservable } from '../state/use-observable.ts'
import { changeLanguage } from '../words/change-language.ts'
import { useApp } from './app-context.ts'
import { DocumentTitle } from './DocumentTitle.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { LoadingOverlay } from './LoadingOverlay.tsx'
import { ModeSigns } from './ModeSigns.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import { SkipLink } from './SkipLink.tsx'
import { useSite } from './site.ts'

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
