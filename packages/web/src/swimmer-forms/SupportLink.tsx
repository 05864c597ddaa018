import { useWords } from '@polynya/ui'
import { supportAddress, useSite } from '../app/site.ts'

/** How to reach whoever looks after the site. */
export function SupportLink() {
  const { t } = useWords()
  const support = useSite()?.support
  if (!support) return <span>{t('profile:support.none')}</span>
  return <a href={supportAddress(support)}>{t('profile:support.write')}</a>
}
