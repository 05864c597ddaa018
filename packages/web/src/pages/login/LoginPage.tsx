import { useWords } from '@polynya/ui'
import { getRouteApi } from '@tanstack/react-router'
import { AccountFrame } from '../../features/account/AccountFrame.tsx'
import { LoginForm } from '../../features/account/LoginForm.tsx'

const route = getRouteApi('/user/login')

export function LoginPage() {
  const { t } = useWords()
  const { next, why } = route.useSearch()
  return (
    <AccountFrame>
      <h1>{t('account:signIn.heading')}</h1>
      {why && (
        <p className="note">
          {why === 'ended' ? t('account:signIn.sessionEnded') : t('account:signIn.required')}
        </p>
      )}
      <LoginForm next={next} />
    </AccountFrame>
  )
}
