import {
  type EventInput,
  eventDraft,
  lacksWayToPay,
  publishingGaps,
  publishingWarnings,
  termsWarnings,
} from '@polynya/domain'
import type { Client } from '@polynya/sdk/light'
import { Button, useWords } from '@polynya/ui'
import { queryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useSite } from '../../infrastructure/queries/site.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { NearEvents } from './NearEvents.tsx'
import { PublishDialog } from './PublishDialog.tsx'
import { IssueLinks } from './section/SectionFailure.tsx'
import { SectionFrame } from './section/SectionFrame.tsx'
import type { SectionProps } from './section/use-section.ts'

/** Visibility of the event to visitors; the consequence of a change is shown before the button. */
export function PublishSection(props: SectionProps) {
  const { t } = useWords()
  const { event } = props
  const [isAsking, setAsking] = useState(false)
  return (
    <SectionFrame id="publishing">
      <p className="publish-state" data-tone={event.public ? 'good' : 'draft'}>
        {event.public ? t('eventEditor:publishing.published') : t('eventEditor:publishing.draft')}
      </p>
      {event.public ? (
        <>
          <p>
            <a href={paths.viewEvent(event.id)}>{t('eventEditor:editor.view')}</a>
          </p>
          <Warnings event={event} />
        </>
      ) : (
        <Advice event={event} />
      )}
      <p className={event.public ? 'danger' : undefined}>
        <Button kind={event.public ? 'plain' : 'primary'} onClick={() => setAsking(true)}>
          {event.public ? t('eventEditor:publishing.unpublish') : t('eventEditor:publishing.publish')}
        </Button>
      </p>
      {isAsking && <PublishDialog {...props} onClose={() => setAsking(false)} />}
    </SectionFrame>
  )
}

/** What visitors will see, what is missing for that, and what is worth a second look. */
function Advice({ event }: Pick<SectionProps, 'event'>) {
  const { t } = useWords()
  const { clock } = useApp()
  const site = useSite()
  // The rules read distance codes, which answers call text.
  const draft = eventDraft(event as EventInput)
  const gaps = publishingGaps(draft)
  const toPublish = { ...draft, coord: event.coord, documents: event.documents.length }
  const warnings = [
    ...publishingWarnings(toPublish, clock()).map((each) => t(`eventEditor:publishing.warning.${each}`)),
    ...(site && lacksWayToPay(event, site.paymentGateways) ? [t('eventEditor:publishing.noWayToPay')] : []),
  ]
  return (
    <>
      <p>{t('eventEditor:publishing.willShow')}</p>
      {gaps.length > 0 && (
        <div className="publish-note" data-tone="bad">
          <p>{t('eventEditor:publishing.gaps')}</p>
          <IssueLinks issues={gaps} />
        </div>
      )}
      <Warnings event={event} beforePublishing={warnings} />
      <NearEvents event={event} />
    </>
  )
}

/** Keyed by the version of the event: every save can change the warnings. */
const warningsQuery = (client: Client, { id, version }: SectionProps['event']) =>
  queryOptions({
    queryKey: keys.eventWarnings(id, version),
    queryFn: ({ signal }) => client.events.warnings({ params: { id } }, { signal }),
  })

/** Shows the warnings about settings and terms, which hold for drafts and published events alike. */
function Warnings({
  event,
  beforePublishing = [],
}: {
  readonly event: SectionProps['event']
  /** The warnings about publishing, shown first. */
  readonly beforePublishing?: readonly string[]
}) {
  const { t } = useWords()
  const { client } = useApp()
  const { data, error, isFetching, refetch } = useQuery(warningsQuery(client, event))
  const warnings = [
    ...beforePublishing,
    ...(data?.warnings ?? []).map((each) => t(`eventEditor:publishing.warning.${each}`)),
    ...termsWarnings(event).map((each) => t(`eventEditor:terms.warnings.${each}`)),
  ]
  return (
    <>
      {!data && error !== null && (
        <LoadFailed
          title={t('eventEditor:publishing.warningsFailed')}
          error={error}
          isRetrying={isFetching}
          onRetry={refetch}
        />
      )}
      {warnings.length > 0 && (
        <div className="publish-note">
          <p>{t('eventEditor:publishing.warnings')}</p>
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
