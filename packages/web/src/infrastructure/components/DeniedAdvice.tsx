import { Button, useWords } from '@polynya/ui'
import { useRouterState } from '@tanstack/react-router'
import { loginFrom } from '../addresses/next-page.ts'
import { useApp } from '../context/app-context.ts'
import { useUser } from '../session/use-user.ts'

/** Advice for a refused access. */
export function DeniedAdvice() {
  const { t } = useWords()
  const { leaveTo } = useApp()
  const user = useUser()
  const address = useRouterState({ select: ({ location }) => location.href })
  return (
    <>
      <p>{t('unauthorized.advice')}</p>
      <p className="buttons">
        <Button onClick={() => leaveTo(address)}>{t('unauthorized.refresh')}</Button>
        {!user && (
          <a className="button" data-kind="primary" href={loginFrom(address)}>
            {t('account.login')}
          </a>
        )}
      </p>
    </>
  )
}
