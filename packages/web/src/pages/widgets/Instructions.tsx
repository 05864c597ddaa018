import { useWords } from '@polynya/ui'
import { CopiedText } from './CopiedText.tsx'
import type { GeneratorChoice } from './generator-choice.ts'
import { colourRuleOf, policyFor } from './snippets.ts'

const PLACES = ['html', 'wordpress', 'tilda', 'joomla', 'bitrix'] as const

interface Props {
  readonly choice: GeneratorChoice
}

/** Where to paste the code, by the kind of the site. */
export function Instructions({ choice: { variant, element, accent } }: Props) {
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
        {accent !== '' && variant !== 'frame' && (
          <>
            <p>{t('embedding:steps.colour')}</p>
            <CopiedText
              label={t('embedding:colourRule')}
              text={colourRuleOf(element.tag, accent)}
              action={t('embedding:copyRule')}
            />
          </>
        )}
      </details>
    </section>
  )
}
