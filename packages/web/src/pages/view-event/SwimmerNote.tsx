import { useWords } from '@polynya/ui'
import { useModalHref } from '../../modal/use-modal-href.ts'

/** For an address that names a swimmer, too: whose entries and results are looked for. */
export function SwimmerNote({ iwsaid }: { readonly iwsaid: string }) {
  const { t } = useWords()
  const hrefOf = useModalHref()
  return (
    <p className="note">
      {t('events:swimmer.none')} <a href={hrefOf(iwsaid)}>{t('events:swimmer.open', { iwsaid })}</a>
    </p>
  )
}
