import { useWords } from '@polynya/ui'
import { CopiedText } from './CopiedText.tsx'
import { policyFor, type Variant } from './snippets.ts'

const PLACES = ['html', 'wordpress', 'tilda', 'joomla', 'bitrix'] as const

/** Where to paste the code, by the kind of the site. */
export function Instructions({ variant }: { readonly variant: Variant }) {
  const { t } = useWords()
  return (
    <section className="widgets-places" aria-labelledby="widgets-places">
      <h2 id="widgets-places">{t('embedding:where')}</h2>
      {PLACES.map((place) => (
        <details key={place}>
          <summary>{t(`embedding:places.${place}`)}</summary>
          <p>{t(`embedding:steps.${place}`)}</p>
          {place === 'wordpress' && (
            <p>
              <a href="/widgets/wordpress/polynya.zip" download>
                {t('embedding:pluginFile')}
              </a>
            </p>
          )}
        </details>
      ))}
      <details>
        <summary>{t('embedding:places.policy')}</summary>
        <p>{t('embedding:steps.policy')}</p>
        <CopiedText
          label={t('embedding:header')}
          text={policyFor(location.origin, variant)}
          action={t('embedding:copyHeader')}
        />
      </details>
    </section>
  )
}
