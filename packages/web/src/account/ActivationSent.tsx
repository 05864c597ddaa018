import { LIVES } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { useApp } from '../app/app-context.ts'
import { LetterSent } from './LetterSent.tsx'

/** The activation link is on its way. */
export function ActivationSent({ email }: { readonly email: string }) {
  const { t, formats } = useWords()
  const { client } = useApp()
  return (
    <LetterSent
      text={t('account:signUp.sent', { email, lifetime: formats.hours(LIVES.activationHours) })}
      resend={() => client.user.resendActivation({ body: { email } })}
    >
      <p>{t('account:signUp.afterwards')}</p>
    </LetterSent>
  )
}
