import { Button, useWords } from '@polynya/ui'
import { useApp } from '../../app/app-context.ts'
import { paths } from '../../paths.ts'
import { useUser } from '../../session/use-user.ts'

/** Says that access is not authorized, and what helps. */
export function UnauthorizedPage() {
  const { t } = useWords()
  const { leaveTo } = useApp()
  const user = useUser()
  return (
    <div className="page narrow-page">
      <h1>{t('unauthorized.heading')}</h1>
      <p>{t('unauthorized.advice')}</p>
      <p className="buttons">
        <Button onClick={() => leaveTo(location.href)}>{t('unauthorized.refresh')}</Button>
        {!user && (
          <a className="button" data-kind="primary" href={paths.login()}>
            {t('account.login')}
          </a>
        )}
      </p>
    </div>
  )
}
