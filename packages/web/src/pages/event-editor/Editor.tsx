import { EventStatus, useWords } from '@polynya/ui'
import { paths } from '../../infrastructure/addresses/paths.ts'
import type { SectionProps } from './section/use-section.ts'
import { SECTION_IDS, SECTIONS } from './sections.ts'

/** The sections, with the way to each beside them. */
export function Editor(props: SectionProps) {
  const { t } = useWords()
  const { event } = props
  return (
    <>
      <div className="editor-state">
        <span className="tag" data-tone={event.public ? 'good' : 'warn'}>
          {event.public ? t('eventEditor:state.published') : t('eventEditor:state.draft')}
        </span>
        <EventStatus event={event} />
        <a href={paths.viewEvent(event.id)}>{t('eventEditor:editor.view')}</a>
      </div>
      <div className="editor-columns">
        <nav aria-label={t('eventEditor:editor.sections')} className="side-nav editor-nav">
          <ul>
            {SECTION_IDS.map((id) => (
              <li key={id}>
                <a href={`#${id}`}>{t(`eventEditor:sections.${id}`)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="editor-sections">
          {SECTION_IDS.map((id) => {
            const Section = SECTIONS[id]
            return <Section key={id} {...props} />
          })}
        </div>
      </div>
    </>
  )
}
