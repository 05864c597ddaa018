import { textProblem } from '@polynya/domain'
import type { Language } from '@polynya/i18n'
import { useWords } from '@polynya/ui'
import { useState } from 'react'
import { readText, type SiteText } from '../../../features/texts/read-text.ts'
import { TextBlocks } from '../../../features/texts/TextBlocks.tsx'

/** A text as its page shows it. */
export function TextPreview({
  lang,
  read,
}: {
  readonly lang: Language
  /** The Markdown as it is when it is looked at. */
  readonly read: () => string
}) {
  const { t } = useWords()
  const [markdown, setMarkdown] = useState<string | null>(null)
  const problem = markdown === null ? null : textProblem(markdown)
  return (
    <details onToggle={({ currentTarget }) => setMarkdown(currentTarget.open ? read() : null)}>
      <summary>{t(`administration:texts.preview.${lang}`)}</summary>
      {problem && <p className="field-error">{t(`errors:fields.${problem}`)}</p>}
      {markdown !== null && !problem && <ShownText lang={lang} text={readText(markdown)} />}
    </details>
  )
}

/** Without anchors: the page that shows it has its own. */
export function ShownText({
  lang,
  text: { title, lead, sections },
}: {
  readonly lang: Language
  readonly text: SiteText
}) {
  return (
    <div lang={lang} className="text-body text-preview">
      <h3>{title}</h3>
      <div className="text-lead">
        <TextBlocks blocks={lead} />
      </div>
      {sections.map(({ id, heading, blocks }) => (
        <section key={id}>
          <h4>{heading}</h4>
          <TextBlocks blocks={blocks} />
        </section>
      ))}
    </div>
  )
}
