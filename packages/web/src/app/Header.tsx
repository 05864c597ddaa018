import type { Site, User } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { paths } from '../paths.ts'
import { loginFrom } from '../session/next-page.ts'
import { otherLanguage } from '../settings/language.ts'
import type { Theme } from '../settings/theme.ts'
import { AccountMenu, WaysIn } from './AccountMenu.tsx'
import { Icon } from './Icon.tsx'
import { LogoMark } from './LogoMark.tsx'
import { isUnder, MENU } from './menu.ts'

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
    <header className="site-header">
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
  const [pathname = ''] = address.split(/[?#]/)
  const menu = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the panel
  useEffect(() => menu.current?.hidePopover?.(), [pathname])
  return (
    <nav ref={menu} id="main-menu" popover="auto" className="main-menu" aria-label={t('navigation.main')}>
      <ul>
        {MENU.map(({ href, text }) => (
          <li key={href}>
            <a href={href} aria-current={isUnder(pathname, href) ? 'page' : undefined}>
              {t(text)}
            </a>
          </li>
        ))}
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
