import { useWords } from '@polynya/ui'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { AccountFrame } from '../../features/account/AccountFrame.tsx'
import { ActivationSent } from '../../features/account/ActivationSent.tsx'
import { WANTED_PAGE_KEY } from '../../features/account/page-to-return-to.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { SignUpForm } from './SignUpForm.tsx'

const route = getRouteApi('/user/signup')

export function SignUpPage() {
  const { t } = useWords()
  const { storage } = useApp()
  const { next } = route.useSearch()
  const [sentTo, setSentTo] = useState<string | null>(null)

  function onSent(email: string) {
    storage.write(WANTED_PAGE_KEY, next ?? null)
    setSentTo(email)
  }

  return (
    <AccountFrame>
      {sentTo === null ? (
        <>
          <h1>{t('account:signUp.heading')}</h1>
          <p className="note">{t('account:signUp.intro')}</p>
          <SignUpForm next={next} onSent={onSent} />
        </>
      ) : (
        <ActivationSent email={sentTo} />
      )}
    </AccountFrame>
  )
}
