import type { EventView } from '@polynya/contract'
import { type EventInput, eventDraft, publishingGaps, REQUIRED_TO_PUBLISH } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { IssueLinks } from './IssueLinks.tsx'
import type { SectionId } from './section-ids.ts'
import { sectionAddress } from './setup-steps.ts'
import { useWarnings } from './use-warnings.ts'
import './readiness.css'

/**
 * How far an event is from publication: a bar, what is missing with the way to each field, sections with unsaved
 * changes, and warnings. Needs the namespaces `eventManage`, `eventEditor`, `fields` and `errors`.
 */
export function Readiness({
  event,
  unsaved = [],
}: {
  readonly event: EventView
  /** Sections with unsaved changes. */
  readonly unsaved?: readonly SectionId[]
}) {
  const { t } = useWords()
  // The rules read distance codes, which answers call text.
  const gaps = publishingGaps(eventDraft(event as EventInput))
  const total = REQUIRED_TO_PUBLISH.length
  const done = total - gaps.length
  const text = t(`eventManage:readiness.${gaps.length > 0 ? 'count' : 'ready'}`, { done, total })
  return (
    <section className="readiness" aria-label={t('eventManage:readiness.label')}>
      <p className="readiness-bar">
        <progress value={done} max={total} aria-label={text} />
        <span>{event.public ? t('eventManage:readiness.published') : text}</span>
      </p>
      {gaps.length > 0 && (
        <div className="publish-note" data-tone="bad">
          <p>{t('eventEditor:publishing.gaps')}</p>
          <IssueLinks eventId={event.id} issues={gaps} />
        </div>
      )}
      {unsaved.length > 0 && (
        <div className="publish-note">
          <p>{t('eventManage:readiness.unsaved')}</p>
          <ul>
            {unsaved.map((section) => (
              <li key={section}>
                <a href={sectionAddress(event.id, section)}>{t(`eventEditor:sections.${section}`)}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Warnings event={event} />
    </section>
  )
}

/** Warnings about settings and terms, folded: they do not block publication. */
function Warnings({ event }: { readonly event: EventView }) {
  const { t } = useWords()
  const { warnings, error, isFetching, refetch } = useWarnings(event)
  return (
    <>
      {error !== null && (
        <LoadFailed
          title={t('eventEditor:publishing.warningsFailed')}
          error={error}
          isRetrying={isFetching}
          onRetry={refetch}
        />
      )}
      {warnings.length > 0 && (
        <details className="publish-note">
          <summary>{t('eventManage:readiness.warnings', { count: warnings.length })}</summary>
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
