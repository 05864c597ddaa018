import type { User } from '@polynya/contract'
import { Button, useWords } from '@polynya/ui'
import { Icon } from './Icon.tsx'
import { ModeSwitches } from './ModeSwitches.tsx'

interface Props {
  readonly user: User
  readonly onSignOut: (() => void) | undefined
}

/** Who is signed in, and the way out. */
export function AccountMenu({ user, onSignOut }: Props) {
  const { t } = useWords()
  return (
    <>
      <button
        type="button"
        className="icon-button"
        popoverTarget="account-menu"
        aria-label={t('account.menu')}
      >
        <Icon name="account" />
      </button>
      <div id="account-menu" popover="auto" className="panel">
        <p>
          {user.firstName} {user.lastName}
          <br />
          <small>{t('account.signedInAs', { username: user.username })}</small>
        </p>
        <ModeSwitches user={user} />
        <Button onClick={onSignOut}>{t('account.logout')}</Button>
      </div>
    </>
  )
}
