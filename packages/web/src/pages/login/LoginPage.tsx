import { useWords } from '@polynya/ui'
import { getRouteApi } from '@tanstack/react-router'
import { AccountFrame } from '../../features/account/AccountFrame.tsx'
import { LoginForm } from '../../features/account/LoginForm.tsx'

const route = getRouteApi('/user/login')

const WHY = { ended: 'sessionEnded', required: 'required' } as const

export function LoginPage() {
  const { t } = useWords()
  const { next, why } = route.useSearch()
  return (
    <AccountFrame>
      <h1>{t('account:signIn.heading')}</h1>
      <p className="note">{t(`account:signIn.${why ? WHY[why] : 'intro'}`)}</p>
      <LoginForm next={next} />
    </AccountFrame>
  )
}
