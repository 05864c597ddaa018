import type { Account } from '@polynya/contract'
import { dateInZone } from '@polynya/domain'
import { Button, useWords } from '@polynya/ui'
import { accountName } from '../../../features/administration/account-name.ts'
import { paths } from '../../../infrastructure/addresses/paths.ts'
import type { Deed } from './AccountDialog.tsx'
import { LimitText } from './LimitText.tsx'
import { rightKey, rightText } from './rights.ts'

/** An account with its rights, its state, and what can be done about it. */
export function AccountRow({
  account,
  onDeed,
}: {
  readonly account: Account
  readonly onDeed: (deed: Deed) => void
}) {
  const { t, formats } = useWords()
  const { id, email, blocked, activated, rights, createdAt } = account
  const date = formats.shortDate(dateInZone(new Date(createdAt), 'UTC'))
  // The button that blocked is the one that unblocks: it keeps the focus.
  const deeds: Readonly<Record<string, Deed>> = {
    rights: 'changeRights',
    state: blocked ? 'unblock' : 'block',
    sessions: 'endSessions',
  }
  return (
    <li className="account-row">
      <h2>{accountName(account)}</h2>
      <p>{email || t('administration:accounts.noEmail')}</p>
      <p>
        <small>{t('administration:accounts.number', { id, date })}</small>
      </p>
      <ul className="tags">
        {blocked && (
          <li className="tag" data-tone="bad">
            {t('administration:accounts.isBlocked')}
          </li>
        )}
        {!activated && (
          <li className="tag" data-tone="warn">
            {t('administration:accounts.notActivated')}
          </li>
        )}
        {rights.map((right) => (
          <li key={rightKey(right)} className="tag">
            {rightText(right.right, t)}: <LimitText {...right} />
          </li>
        ))}
      </ul>
      <p className="buttons">
        {Object.entries(deeds).map(([place, deed]) => (
          <DeedButton key={place} deed={deed} account={account} onClick={() => onDeed(deed)} />
        ))}
        <a className="account-history" href={`${paths.admin('audit')}?kind=account&object=${id}`}>
          {t('administration:accounts.history')}
          <span className="visually-hidden">: {accountName(account)}</span>
        </a>
      </p>
    </li>
  )
}

function DeedButton({
  deed,
  account,
  onClick,
}: {
  readonly deed: Deed
  readonly account: Account
  readonly onClick: () => void
}) {
  const { t } = useWords()
  const action = t(`administration:accounts.${deed}`)
  return (
    <Button onClick={onClick}>
      <span aria-hidden="true">{action}</span>
      <span className="visually-hidden">
        {t('administration:accounts.of', { action, name: accountName(account) })}
      </span>
    </Button>
  )
}
