import { useWords } from '@polynya/ui'
import type { ReactNode } from 'react'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'
import './custody.css'

/** Frame of a custody page; a user who signed out in another tab is redirected to sign-in. */
export function CustodyPage({
  heading,
  intro,
  children,
}: {
  readonly heading: string
  readonly intro: string
  readonly children: ReactNode
}) {
  const { t } = useWords()
  const user = useUser()
  return (
    <div className="page custody">
      <h1>{heading}</h1>
      <p className="note custody-intro">{intro}</p>
      {user ? (
        children
      ) : (
        <p className="buttons">
          <a className="button" data-kind="primary" href={paths.login(location.pathname)}>
            {t('account.login')}
          </a>
        </p>
      )}
    </div>
  )
}
