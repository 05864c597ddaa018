import type { Site } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { supportAddress } from '../../infrastructure/queries/site.ts'

/** The year of the federation's first season on the site. */
const SINCE = 2011

/** The foot of every page. */
export function Footer({ site, year }: { readonly site: Site | undefined; readonly year: number }) {
  const { t } = useWords()
  const support = site?.support
  return (
    <footer className="site-footer">
      <nav aria-label={t('footer.label')}>
        <span>{t('footer.copyright', { from: String(SINCE), to: String(year) })}</span>
        <a href={paths.process}>{t('footer.process')}</a>
        <a href={paths.terms}>{t('footer.terms')}</a>
        <a href={paths.privacy}>{t('footer.privacy')}</a>
        {support && <a href={supportAddress(support)}>{t('footer.support')}</a>}
      </nav>
      {site?.demo && <p>{t('demo')}</p>}
    </footer>
  )
}
