import type { Swimmer } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { SupportLink } from '../../swimmer-forms/SupportLink.tsx'

/** How to ask for another name, birth date or gender. */
export function IdentityChange(_props: { readonly swimmer: Swimmer }) {
  const { t } = useWords()
  return (
    <p className="note">
      {t('profile:edit.identityAsk')} <SupportLink />
    </p>
  )
}
