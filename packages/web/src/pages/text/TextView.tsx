import { useWords } from '@polynya/ui'
import type { SiteText } from '../../features/texts/read-text.ts'
import { TextBlocks } from '../../features/texts/TextBlocks.tsx'

interface Props {
  readonly text: SiteText
  /** The sections that follow the contents; the server renders the first one alone. */
  readonly sections?: SiteText['sections']
}

/** A text of the site with its contents. */
export function TextView({ text, sections = text.sections }: Props) {
  const { t } = useWords()
  return (
    <article className="page text-page">
      <h1>{text.title}</h1>
      <div className="text-columns">
        <div className="text-body text-lead">
          <TextBlocks blocks={text.lead} />
        </div>
        <nav className="text-contents" aria-labelledby="contents">
          <h2 id="contents">{t('contents')}</h2>
          <ol>
            {text.sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="text-body">
          {sections.map(({ id, heading, blocks }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`}>
              <h2 id={`${id}-heading`}>{heading}</h2>
              <TextBlocks blocks={blocks} />
            </section>
          ))}
        </div>
      </div>
    </article>
  )
}
