import { useWords } from '@polynya/ui'
import { getRouteApi } from '@tanstack/react-router'
import { AccountFrame } from '../../features/account/AccountFrame.tsx'
import { LinkOutcome } from '../../features/account/LinkOutcome.tsx'
import { useMailLink } from '../../features/account/use-mail-link.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'

const route = getRouteApi('/user/confirm-email')

/** Target page of the e-mailed link that confirms a new address. */
export function ConfirmEmailPage() {
  const { t } = useWords()
  const { client } = useApp()
  const user = useUser()
  const link = useMailLink(route.useSearch().token, client.user.confirmEmail)
  const toSettings = (
    <p className="buttons">
      <a className="button" data-kind="primary" href={paths.settings}>
        {t('account:confirmEmail.back')}
      </a>
    </p>
  )
  return (
    <AccountFrame>
      <h1>{t('account:confirmEmail.heading')}</h1>
      <LinkOutcome
        link={link}
        pending={t('account:confirmEmail.pending')}
        done={t('account:confirmEmail.done')}
        wrong={t('errors:reasons.email_link_wrong')}
        onDone={toSettings}
        onWrong={
          <>
            {user && <p>{t('account:settings.emailCurrent', { email: user.email })}</p>}
            {toSettings}
          </>
        }
      />
    </AccountFrame>
  )
}
