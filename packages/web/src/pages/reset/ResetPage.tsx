import { useWords } from '@polynya/ui'
import { getRouteApi } from '@tanstack/react-router'
import { AccountFrame } from '../../features/account/AccountFrame.tsx'
import { mayBeSecret } from '../../features/account/use-mail-link.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { ResetForm } from './ResetForm.tsx'

const route = getRouteApi('/user/reset')

/** Target page of the e-mailed link that resets a password. */
export function ResetPage() {
  const { t } = useWords()
  const { token = '', setup } = route.useSearch()
  const isSetup = setup !== undefined
  const intro = isSetup ? t('account:reset.setup') : t('account:reset.intro')
  return (
    <AccountFrame>
      <h1>{t('account:reset.heading')}</h1>
      {mayBeSecret(token) ? (
        <>
          <p className="note">{intro}</p>
          <ResetForm token={token} isSetup={isSetup} />
        </>
      ) : (
        <>
          <p role="alert">{t('errors:reasons.reset_link_wrong')}</p>
          <p className="buttons">
            <a className="button" data-kind="primary" href={paths.forgot}>
              {t('account:reset.newLink')}
            </a>
          </p>
        </>
      )}
    </AccountFrame>
  )
}
