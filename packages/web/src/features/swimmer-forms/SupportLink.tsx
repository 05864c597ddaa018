import { useWords } from '@polynya/ui'
import { supportAddress, useSite } from '../../infrastructure/queries/site.ts'

/** Contact link of the site's support. */
export function SupportLink() {
  const { t } = useWords()
  const support = useSite()?.support
  if (!support) return <span>{t('profile:support.none')}</span>
  return <a href={supportAddress(support)}>{t('profile:support.write')}</a>
}
