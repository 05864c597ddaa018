import type { Site } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { Outlet, useMatches, useRouter, useRouterState } from '@tanstack/react-router'
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Modal } from '../../features/modal/Modal.tsx'
import { withoutLanguage } from '../../infrastructure/addresses/language-address.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { type App, useApp } from '../../infrastructure/context/app-context.ts'
import { documentTitle, pageTitleOf } from '../../infrastructure/context/page-title.ts'
import { supportAddress, useSite } from '../../infrastructure/queries/site.ts'
import { changeLanguage } from '../../infrastructure/session/change-language.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'
import { useObservable } from '../../infrastructure/state/use-observable.ts'
import { Header } from './Header.tsx'
import { MessageList } from './MessageList.tsx'
import { modesOf } from './modes.ts'
import { OfflineNotice } from './OfflineNotice.tsx'
import { Toasts } from './Toasts.tsx'

/** The year of the federation's first season on the site. */
const SINCE = 2011

/** Frame of every page: header, navigation and footer, except for bare ones. */
export function Shell() {
  const isBare = useMatches({ select: (matches) => matches.at(-1)?.staticData.isBare })
  if (!isBare) return <FullShell />
  return (
    <>
      <DocumentTitle />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  )
}

function FullShell() {
  const app = useApp()
  const site = useSite()
  const user = useUser()
  const theme = useObservable(app.theme)
  const router = useRouter()
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
        onLanguage={async () => {
          await changeLanguage(app)
          const href = withoutLanguage(router.state.location.href)
          if (href !== router.state.location.href)
            await router.navigate({ href, replace: true, ignoreBlocker: true })
        }}
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
      <Search />
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

/** The search, loaded after the page: until then, its link leads to the list of swimmers. */
function Search() {
  const [late, setLate] = useState<{ readonly SearchOpener: ComponentType }>()
  useEffect(() => {
    import('../../features/search/SearchOpener.tsx').then(setLate, () => {})
  }, [])
  return late && <late.SearchOpener />
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

/** Updates the title of the document. */
function DocumentTitle() {
  const words = useWords()
  const site = useSite()
  const page = pageTitleOf(useObservable(useApp().pageTitles))
  const route = useMatches({ select: (matches) => matches.at(-1)?.staticData.title })
  const title = documentTitle({ words, site, route, page })
  useLayoutEffect(() => {
    document.title = title
  }, [title])
  return null
}

/**
 * Announcements for screen readers: the regions are always rendered, because a region inserted with its text
 * is not read.
 */
function LiveRegions() {
  const { polite, assertive } = useObservable(useApp().notifications.announced)
  return (
    <div className="visually-hidden">
      <div role="status">{polite}</div>
      <div aria-live="assertive" aria-atomic="true">
        {assertive}
      </div>
    </div>
  )
}

/** Covers the page while a blocking operation runs, and restores the focus afterwards. */
function LoadingOverlay() {
  const { t } = useWords()
  const isCovered = useObservable(useApp().waiting.isCovered)
  const overlay = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isCovered) overlay.current?.showModal()
    else overlay.current?.close()
  }, [isCovered])
  return (
    <dialog
      ref={overlay}
      className="loading-overlay"
      aria-label={t('loading')}
      onCancel={(domEvent) => domEvent.preventDefault()}
    >
      {isCovered && <p role="status">{t('loading')}</p>}
    </dialog>
  )
}

/** The foot of every page. */
function Footer({ site, year }: { readonly site: Site | undefined; readonly year: number }) {
  const { t, language } = useWords()
  const support = site?.support
  return (
    <footer className="site-footer">
      <nav aria-label={t('footer.label')}>
        <span>{t('footer.copyright', { from: String(SINCE), to: String(year) })}</span>
        <a href={`/docs/${language}/index.html`}>{t('footer.docs')}</a>
        <a href={paths.process}>{t('footer.process')}</a>
        <a href={paths.terms}>{t('footer.terms')}</a>
        <a href={paths.privacy}>{t('footer.privacy')}</a>
        <a href={paths.checkDocument}>{t('footer.check')}</a>
        <a href={paths.widgets}>{t('footer.widgets')}</a>
        {support && <a href={supportAddress(support)}>{t('footer.support')}</a>}
      </nav>
      {site?.demo && <p>{t('demo')}</p>}
    </footer>
  )
}

/** Shows the active modes in the header of every page. */
function ModeSigns() {
  const { t } = useWords()
  const state = useObservable(useApp().interfaceState)
  const modes = modesOf(useUser()).filter(({ key }) => state[key] === '1')
  if (modes.length === 0) return null
  return (
    <p className="mode-signs">
      {modes.map(({ key, text }) => (
        <span key={key}>{t(text)}</span>
      ))}
    </p>
  )
}
