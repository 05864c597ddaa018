import { useWords } from '@polynya/ui'
import { LoginForm } from '../../../features/account/LoginForm.tsx'
import { type RegisterSearch, registerAddress } from '../../../features/registration/register-search.ts'
import { paths } from '../../../infrastructure/addresses/paths.ts'
import { StepFrame } from '../parts/StepFrame.tsx'

/** The way in: both ways lead back here, with what was wanted. */
export function AccountStep({ search }: { readonly search: RegisterSearch }) {
  const { t } = useWords()
  const next = registerAddress(search)
  return (
    <StepFrame step="account" heading={t('register:account.heading')} text={t('register:account.text')}>
      <div className="register-account">
        <LoginForm next={next} />
        <section aria-labelledby="register-sign-up">
          <h2 id="register-sign-up">{t('register:account.signUpHeading')}</h2>
          <p>{t('register:account.signUpText')}</p>
          <p className="buttons">
            <a className="button" href={paths.signup(next)}>
              {t('register:account.signUp')}
            </a>
          </p>
        </section>
      </div>
    </StepFrame>
  )
}
