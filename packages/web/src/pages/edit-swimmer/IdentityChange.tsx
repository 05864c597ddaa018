import type { Swimmer } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { paths } from '../../paths.ts'

/** The way to ask for another name, birth date or gender: an administrator looks at it. */
export function IdentityChange({ swimmer }: { readonly swimmer: Swimmer }) {
  const { t } = useWords()
  return (
    <p className="note">
      {t('profile:edit.identityAsk')}{' '}
      <a href={paths.changeSwimmer(swimmer.id)}>{t('profile:edit.identityLink')}</a>
    </p>
  )
}
