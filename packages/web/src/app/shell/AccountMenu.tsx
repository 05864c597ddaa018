import type { User } from '@polynya/contract'
import { Button, useWords } from '@polynya/ui'
import { pageToReturnTo } from '../../infrastructure/addresses/next-page.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { Icon } from '../../infrastructure/components/Icon.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useObservable } from '../../infrastructure/state/use-observable.ts'
import { isUnder } from './menu.ts'
import { modesOf } from './modes.ts'

interface Props {
  /** The address of the page within the app. */
  readonly address: string
  /** Null for a visitor. */
  readonly user: User | null
  readonly onSignOut: (() => void) | undefined
}

/** Menu of the signed-in account, with sign-out; for a visitor, sign-in and sign-up. */
export function AccountMenu({ address, user, onSignOut }: Props) {
  const { t } = useWords()
  return (
    <>
      <button
        type="button"
        className="icon-button"
        data-for={user ? 'account' : 'visitor'}
        popoverTarget="account-menu"
        aria-label={user ? t('account.menu') : t('account.visitorMenu')}
      >
        <Icon name="account" />
      </button>
      <div id="account-menu" popover="auto" className="panel account-panel">
        {user ? (
          <>
            <p>
              {user.firstName} {user.lastName}
              <br />
              <small>{t('account.signedInAs', { username: user.username })}</small>
            </p>
            <ul>
              <li>
                <a href={paths.orders} aria-current={isUnder(address, paths.orders) ? 'page' : undefined}>
                  {t('navigation.orders')}
                </a>
              </li>
              <li>
                <a href={paths.settings} aria-current={isUnder(address, paths.settings) ? 'page' : undefined}>
                  {t('account.settings')}
                </a>
              </li>
            </ul>
            <ModeSwitches user={user} />
            <Button onClick={onSignOut}>{t('account.logout')}</Button>
          </>
        ) : (
          <ul>
            <WaysIn address={address} />
          </ul>
        )}
      </div>
    </>
  )
}

/** Entries of a list: what a visitor can do about an account besides signing in. */
export function WaysIn({ address }: Pick<Props, 'address'>) {
  const { t } = useWords()
  return (
    <>
      <li>
        <a href={paths.signup(pageToReturnTo(address))}>{t('account.signup')}</a>
      </li>
      <li>
        <a href={paths.forgot}>{t('account.forgot')}</a>
      </li>
    </>
  )
}

/** Switches the modes of the user's roles on and off. */
function ModeSwitches({ user }: { readonly user: User }) {
  const { t } = useWords()
  const { interfaceState } = useApp()
  const state = useObservable(interfaceState)
  return modesOf(user).map(({ key, text }) => (
    <label key={key} className="mode-switch">
      <input
        type="checkbox"
        checked={state[key] === '1'}
        onChange={({ target }) => interfaceState.choose(key, target.checked ? '1' : '0')}
      />
      {t(text)}
    </label>
  ))
}
