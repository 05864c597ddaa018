import { useWords } from '@polynya/ui'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { AccountFrame } from '../../features/account/AccountFrame.tsx'
import { ActivationSent } from '../../features/account/ActivationSent.tsx'
import { LinkOutcome } from '../../features/account/LinkOutcome.tsx'
import { WANTED_PAGE_KEY } from '../../features/account/page-to-return-to.ts'
import { useMailLink } from '../../features/account/use-mail-link.ts'
import { pageToReturnTo } from '../../infrastructure/addresses/next-page.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { EmailForm } from '../../infrastructure/forms/EmailForm.tsx'
import { useUser } from '../../infrastructure/session/use-user.ts'

const route = getRouteApi('/user/welcome')

/** Target page of the e-mailed link that activates an account. */
export function WelcomePage() {
  const { t } = useWords()
  const { client } = useApp()
  const user = useUser()
  const link = useMailLink(route.useSearch().token, client.user.setEmailVerified)
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <AccountFrame>
      {sentTo !== null ? (
        <ActivationSent email={sentTo} />
      ) : (
        <>
          <h1>{t('account:welcome.heading')}</h1>
          {link.state === 'wrong' && user ? (
            <AlreadyActive />
          ) : (
            <LinkOutcome
              link={link}
              pending={t('account:welcome.pending')}
              done={`${t('errors:success.accountActivated')}. ${t('errors:success.signedIn')}.`}
              wrong={t('errors:reasons.activation_link_wrong')}
              onDone={<FirstSteps />}
              onWrong={<NewLink onSent={setSentTo} />}
            />
          )}
        </>
      )}
    </AccountFrame>
  )
}

/** A signed-in account is active: a link that was followed before has nothing left to do. */
function AlreadyActive() {
  const { t } = useWords()
  return (
    <>
      <p role="status" className="arrival-text">
        {t('account:welcome.active')}
      </p>
      <FirstSteps />
    </>
  )
}

/** Returns to the page requested before the sign-up, else to the events. */
function FirstSteps() {
  const { t } = useWords()
  const { storage } = useApp()
  const [wanted] = useState(() => {
    const page = pageToReturnTo(storage.read(WANTED_PAGE_KEY) ?? paths.home)
    storage.write(WANTED_PAGE_KEY, null)
    return page
  })
  return (
    <p className="buttons">
      <a className="button" data-kind="primary" href={wanted ?? paths.events}>
        {wanted ? t('account:welcome.proceed') : t('account:welcome.events')}
      </a>
      <a className="button" href={paths.settings}>
        {t('account:welcome.settings')}
      </a>
    </p>
  )
}

function NewLink({ onSent }: { readonly onSent: (email: string) => void }) {
  const { t } = useWords()
  const { client } = useApp()

  async function send(body: { readonly email: string }) {
    await client.user.resendActivation({ body })
    onSent(body.email)
  }

  return (
    <>
      <h2>{t('account:welcome.newLinkHeading')}</h2>
      <p className="note">{t('account:welcome.newLinkText')}</p>
      <EmailForm id="newLink" submit={t('account:welcome.newLink')} send={send} />
      <p className="account-foot">
        {t('account:welcome.already')} <a href={paths.login()}>{t('account:signUp.signIn')}</a>
      </p>
    </>
  )
}
