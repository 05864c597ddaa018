import { LIVES } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { useState } from 'react'
import { AccountFrame } from '../../features/account/AccountFrame.tsx'
import { MailSent } from '../../features/account/MailSent.tsx'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { EmailForm } from '../../infrastructure/forms/EmailForm.tsx'

/** Sends a link to set a new password. */
export function ForgotPage() {
  const { t, formats } = useWords()
  const { forgot } = useApp().client.user
  const [sentTo, setSentTo] = useState<string | null>(null)

  async function send(body: { readonly email: string }) {
    await forgot({ body })
    setSentTo(body.email)
  }

  if (sentTo !== null) {
    const lifetime = formats.hours(LIVES.resetHours)
    return (
      <AccountFrame>
        <MailSent
          text={t('account:forgot.sent', { email: sentTo, lifetime })}
          resend={() => forgot({ body: { email: sentTo } })}
        />
      </AccountFrame>
    )
  }
  return (
    <AccountFrame>
      <h1>{t('account:forgot.heading')}</h1>
      <p className="note">{t('account:forgot.intro')}</p>
      <EmailForm
        id="forgot"
        submit={t('account:forgot.submit')}
        send={send}
        onFailure={<a href={paths.signup()}>{t('account:signIn.signUp')}</a>}
      />
      <p className="account-foot">
        <a href={paths.login()}>{t('account:forgot.back')}</a>
      </p>
    </AccountFrame>
  )
}
