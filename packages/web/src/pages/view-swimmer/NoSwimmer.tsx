import { EmptyState, useWords } from '@polynya/ui'
import { loginFrom } from '../../infrastructure/addresses/next-page.ts'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'

/** In the place of a swimmer whom there is not, or whom not everybody may see yet. */
export function NoSwimmer({
  id,
  isId,
}: {
  /** As the address has it. */
  readonly id: string
  /** Whether it can be a registry ID at all. */
  readonly isId: boolean
}) {
  const { t } = useWords()
  const user = useUser()
  return (
    <div className="page">
      <h1>{t(isId ? 'swimmers:dialog.notFound' : 'swimmers:dialog.wrongId')}</h1>
      <EmptyState
        title={
          isId ? t('swimmerPages:profile.notFoundAdvice', { id }) : t('swimmers:dialog.wrongIdAdvice', { id })
        }
      >
        {!user && isId && <p>{t('swimmerPages:profile.signInAdvice')}</p>}
        <p className="buttons">
          <a className="button" data-kind="primary" href={`${paths.swimmers}#find`}>
            {t('swimmerPages:profile.find')}
          </a>
          {!user && isId && (
            <a className="button" href={loginFrom(paths.viewSwimmer(id))}>
              {t('account.login')}
            </a>
          )}
        </p>
      </EmptyState>
    </div>
  )
}
