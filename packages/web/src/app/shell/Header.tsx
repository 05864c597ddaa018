import type { Site, User } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { loginFrom } from '../../infrastructure/addresses/next-page.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { Icon } from '../../infrastructure/components/Icon.tsx'
import { otherLanguage } from '../../infrastructure/settings/language.ts'
import type { Theme } from '../../infrastructure/settings/theme.ts'
import { AccountMenu, WaysIn } from './AccountMenu.tsx'
import { findSwimmer, isUnder, type MenuEntry, type MenuGroup, menuFor } from './menu.ts'

interface Props {
  /** The address of the page within the app. */
  readonly address: string
  readonly site: Site | undefined
  readonly user: User | null
  readonly theme: Theme
  readonly onTheme?: () => void
  readonly onLanguage?: () => void
  readonly onSignOut?: () => void
  /** More of it, before the tools that are always there. */
  readonly children?: ReactNode
}

/** The head of every page. It stands in index.html, too, before any script: see static-shell.tsx. */
export function Header({ address, site, user, theme, onTheme, onLanguage, onSignOut, children }: Props) {
  const { t, language } = useWords()
  return (
    <header ref={usePanelsOfPage(address)} className="site-header">
      <SiteTitle site={site} />
      <MainMenu address={address} user={user} />
      <div className="site-tools">
        {children}
        <button type="button" className="icon-button" lang={otherLanguage(language)} onClick={onLanguage}>
          {t('language.short')}
          <span className="visually-hidden">{t('language.switchTo')}</span>
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={`${t('theme.label')}: ${t(`theme.${theme}`)}`}
          onClick={onTheme}
        >
          <Icon name={theme} />
        </button>
        {!user && (
          <a className="button sign-in-link" href={loginFrom(address)}>
            {t('account.login')}
          </a>
        )}
        <AccountMenu address={address} user={user} onSignOut={onSignOut} />
        <button
          type="button"
          className="icon-button menu-button"
          popoverTarget="main-menu"
          aria-label={t('header.openMenu')}
        >
          <Icon name="menu" />
        </button>
      </div>
    </header>
  )
}

function SiteTitle({ site }: Pick<Props, 'site'>) {
  const { t, language } = useWords()
  const logoLink = site?.logoLink
  const [first, ...others] = site?.titles[language] ?? []
  return (
    <div className="site-title">
      <a href={logoLink ?? paths.home} aria-label={logoLink ? t('header.logo') : t('navigation.home')}>
        <LogoMark />
      </a>
      <p>
        <strong>{first}</strong>
        {others.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
    </div>
  )
}

/** A row of links; on a narrow screen a panel that the menu button opens. */
function MainMenu({ address, user }: Pick<Props, 'address' | 'user'>) {
  const { t } = useWords()
  return (
    <nav id="main-menu" popover="auto" className="main-menu" aria-label={t('navigation.main')}>
      <ul>
        {menuFor(user).map((item) => (
          <li key={item.text}>
            {'entries' in item ? (
              <MenuPanel address={address} group={item} />
            ) : (
              <MenuLink address={address} entry={item} />
            )}
          </li>
        ))}
        <li>
          <a className="menu-find" href={findSwimmer(user)}>
            <Icon name="search" />
            <span>{t('navigation.search')}</span>
          </a>
        </li>
      </ul>
      {!user && (
        <ul className="main-menu-sign-in">
          <li>
            <a href={loginFrom(address)}>{t('account.login')}</a>
          </li>
          <WaysIn address={address} />
        </ul>
      )}
    </nav>
  )
}

function MenuLink({ address, entry }: { readonly address: string; readonly entry: MenuEntry }) {
  const { t } = useWords()
  return (
    <a href={entry.href} aria-current={isUnder(address, entry.href) ? 'page' : undefined}>
      {t(`navigation.${entry.text}`)}
    </a>
  )
}

/** Entries in a panel of their own; on a narrow screen below their name. */
function MenuPanel({ address, group }: { readonly address: string; readonly group: MenuGroup }) {
  const { t } = useWords()
  const { text, entries } = group
  const name = t(`navigation.${text}`)
  return (
    <>
      <button type="button" popoverTarget={`menu-${text}`}>
        {name}
      </button>
      <ul id={`menu-${text}`} popover="auto" aria-label={name}>
        {entries.map((entry) => (
          <li key={entry.text}>
            <MenuLink address={address} entry={entry} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Panels close where they have led to another page; app/left-panels.ts closes those that the focus has left. */
function usePanelsOfPage(address: string) {
  const header = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each change of the address
  useEffect(() => {
    for (const panel of header.current?.querySelectorAll<HTMLElement>('[popover]') ?? [])
      panel.hidePopover?.()
  }, [address])
  return header
}

/** The platform's mark: water in a round hole in the ice, and a swimmer's cap in it. */
function LogoMark() {
  return (
    <svg className="logo-mark" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <circle className="logo-mark-water" cx="20" cy="20" r="20" />
      <circle className="logo-mark-cap" cx="26.5" cy="11" r="4.5" />
      <path
        className="logo-mark-wave"
        d="M4.5 22c3.5-4.5 7-4.5 10.5-1s7 3.5 10.5 0s6.5-3.5 10 .5v5.5c-3.5-4-6.5-4-10-.5s-7 3.5-10.5 0s-7-3.5-10.5 1Z"
      />
    </svg>
  )
}
