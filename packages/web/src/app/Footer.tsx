import type { Site } from '@polynya/contract'
import { useWords } from '@polynya/ui'

/** The year of the federation's first season on the site. */
const SINCE = 2011

interface Props {
  readonly site: Site | undefined
  readonly year: number
}

/** The foot of every page. */
export function Footer({ site, year }: Props) {
  const { t } = useWords()
  const support = site?.support
  return (
    <footer className="site-footer">
      <p>
        {t('footer.copyright', { from: String(SINCE), to: String(year) })}
        {support && (
          <>
            {' · '}
            <a href={support.includes('@') && !support.includes(':') ? `mailto:${support}` : support}>
              {t('footer.support')}
            </a>
          </>
        )}
      </p>
      {site?.demo && <p>{t('demo')}</p>}
    </footer>
  )
}
