import type { Swimmer } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { useUser } from '../../infrastructure/session/use-user.ts'

/**
 * Link with which the owner requests another name, birth date or gender: an administrator reviews the
 * request.
 */
export function IdentityChange({ swimmer }: { readonly swimmer: Swimmer }) {
  const { t } = useWords()
  const user = useUser()
  if (swimmer.userId !== user?.id) return null
  return (
    <p className="note">
      {t('profile:edit.identityAsk')}{' '}
      <a href={paths.changeSwimmer(swimmer.id)}>{t('profile:edit.identityLink')}</a>
    </p>
  )
}
