import { LIVES } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { MailSent } from './MailSent.tsx'

/** The activation link is on its way. */
export function ActivationSent({ email }: { readonly email: string }) {
  const { t, formats } = useWords()
  const { client } = useApp()
  return (
    <MailSent
      text={t('account:signUp.sent', { email, lifetime: formats.hours(LIVES.activationHours) })}
      resend={() => client.user.resendActivation({ body: { email } })}
    >
      <p>{t('account:signUp.afterwards')}</p>
    </MailSent>
  )
}
