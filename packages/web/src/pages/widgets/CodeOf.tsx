import { useWords } from '@polynya/ui'
import { RequiredChoice } from '../../infrastructure/lists/RequiredChoice.tsx'
import { CopiedText } from './CopiedText.tsx'
import type { GeneratorChoice } from './generator-choice.ts'
import { snippetOf, VARIANTS } from './snippets.ts'

interface Props {
  readonly choice: GeneratorChoice
  readonly title: string
  readonly onVariant: (variant: string) => void
}

/** The code to paste, in the chosen variant. */
export function CodeOf({ choice: { variant, ...choice }, title, onVariant }: Props) {
  const { t, language } = useWords()
  const { origin } = location
  const code = snippetOf(variant, { ...choice, origin, language, title, link: t('embedding:link') })
  return (
    <section className="form" aria-labelledby="widgets-code">
      <h2 id="widgets-code">{t('embedding:code')}</h2>
      <RequiredChoice
        label={t('embedding:variant')}
        value={variant}
        options={VARIANTS.map((value) => ({ value, text: t(`embedding:variants.${value}`) }))}
        onChoose={onVariant}
      />
      <p className="field-hint">{t(`embedding:about.${variant}`)}</p>
      <CopiedText label={t('embedding:code')} text={code} action={t('embedding:copy')} />
    </section>
  )
}
