import type { Document } from '@polynya/contract'
import { UPLOADS } from '@polynya/domain'
import type { Client } from '@polynya/sdk/light'
import { EmptyState, Skeleton, useWords } from '@polynya/ui'
import { queryOptions } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { ConfirmDialog } from '../../infrastructure/dialogs/ConfirmDialog.tsx'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { FileButton } from '../../infrastructure/uploads/FileButton.tsx'
import { UploadList } from '../../infrastructure/uploads/UploadList.tsx'
import {
  acceptOf,
  tooManyDocuments,
  typesOf,
  uploadProblem,
} from '../../infrastructure/uploads/upload-problem.ts'
import { ContentSection, focusContent } from './ContentSection.tsx'
import type { ContentProps } from './content-props.ts'
import { DocumentNameDialog } from './DocumentNameDialog.tsx'
import { DocumentRow } from './DocumentRow.tsx'
import { DropZone } from './DropZone.tsx'
import { useEventUploads } from './use-event-uploads.ts'
import './documents.css'

/** The regulation documents of an event, published or not. */
const documentsQuery = ({ events }: Pick<Client, 'events'>, id: number) =>
  queryOptions({
    queryKey: keys.events.documents(id),
    queryFn: ({ signal }) => events.listDocs({ params: { id } }, { signal }),
  })

const SECTION = 'content-documents'
const { perEvent, maxBytes } = UPLOADS.regulation

/** The regulation documents of an event, for those who may change them. Needs `CONTENT_WORDS`. */
export function EventDocuments({ event, onSaved, level = 2 }: ContentProps<'public' | 'timeZone'>) {
  const { t } = useWords()
  const { client, queryClient } = useApp()
  const query = documentsQuery(client, event.id)
  const { data, error, isFetching, refetch } = useQuery(query)
  const [leaving, setLeaving] = useState<Document | null>(null)
  const [named, setNamed] = useState<Document | null>(null)
  const refresh = async () => {
    await Promise.all([queryClient.invalidateQueries(query), onSaved()])
  }

  return (
    <ContentSection id={SECTION} heading={t('eventContent:documents.heading')} level={level}>
      {data && <Adding event={event} count={data.files.length} onAttempt={refresh} />}
      {data && <Documents files={data.files} event={event} onName={setNamed} onRemove={setLeaving} />}
      {!data && error === null && <Skeleton shape="line" count={3} />}
      {!data && error !== null && (
        <LoadFailed
          title={t('eventContent:documents.failed')}
          error={error}
          isRetrying={isFetching}
          onRetry={refetch}
        />
      )}
      {named && (
        <DocumentNameDialog
          eventId={event.id}
          document={named}
          onAttempt={refresh}
          onClose={() => setNamed(null)}
        />
      )}
      {leaving && (
        <RemoveDialog
          eventId={event.id}
          document={leaving}
          onAttempt={refresh}
          onClose={() => setLeaving(null)}
        />
      )}
    </ContentSection>
  )
}

/** Where documents are chosen or dropped, and what becomes of them. */
function Adding({
  event,
  count,
  onAttempt,
}: {
  readonly event: { readonly id: number }
  /** How many there are. */
  readonly count: number
  readonly onAttempt: () => Promise<void>
}) {
  const { t, formats } = useWords()
  const [hint, chooser] = [useId(), useId()]
  const left = Math.max(0, perEvent - count)
  const { queue, uploads, done, isSending } = useEventUploads({
    event,
    type: 'reguls',
    onAttempt,
    check: (file, ahead) => uploadProblem('regulation', file) ?? (ahead < left ? null : tooManyDocuments()),
  })
  return (
    <>
      <DropZone onDrop={queue.add}>
        <p id={hint}>
          {t('eventContent:documents.limits', {
            types: typesOf('regulation'),
            size: formats.fileSize(maxBytes.pdf),
            count: perEvent,
          })}{' '}
          {left > 0
            ? t('eventContent:documents.left', { count: left })
            : t('eventContent:documents.noneLeft')}
        </p>
        <p className="buttons">
          <FileButton
            id={chooser}
            accept={acceptOf('regulation')}
            isMultiple
            describedBy={hint}
            onChoose={queue.add}
          >
            {t('eventContent:documents.choose')}
          </FileButton>
          <span className="drop-note">{t('eventContent:documents.drop')}</span>
        </p>
      </DropZone>
      <UploadList uploads={uploads} queue={queue} chooser={chooser} />
      <p role="status" className="saved-mark">
        {done > 0 && !isSending && t('fields:uploads.done', { count: done })}
      </p>
    </>
  )
}

function Documents({
  files,
  event,
  onName,
  onRemove,
}: {
  readonly files: readonly Document[]
  readonly event: Pick<ContentProps<'public' | 'timeZone'>['event'], 'public' | 'timeZone'>
  readonly onName: (document: Document) => void
  readonly onRemove: (document: Document) => void
}) {
  const { t } = useWords()
  if (files.length === 0) {
    return (
      <EmptyState title={t('eventContent:documents.none')}>
        <p>{t('eventContent:documents.noneAdvice')}</p>
      </EmptyState>
    )
  }
  return (
    <ul className="content-list">
      {files.map((document) => (
        <DocumentRow
          key={document.file}
          document={document}
          timeZone={event.timeZone}
          isPublic={event.public}
          onName={() => onName(document)}
          onRemove={() => onRemove(document)}
        />
      ))}
    </ul>
  )
}

function RemoveDialog({
  eventId,
  document: { file, name },
  onAttempt,
  onClose,
}: {
  readonly eventId: number
  readonly document: Document
  readonly onAttempt: () => Promise<void>
  readonly onClose: () => void
}) {
  const { t } = useWords()
  const { client, notifications } = useApp()

  async function remove() {
    try {
      await client.events.removeDoc({ params: { id: eventId, file } })
    } finally {
      // Where it is gone already, the list is what has to learn of it.
      await onAttempt()
    }
    const say = (speak: typeof t) => ({ text: speak('errors:success.documentDeleted') })
    notifications.tell({ tone: 'good', say }, 'message')
    focusContent(SECTION)
  }

  return (
    <ConfirmDialog
      heading={t('eventContent:documents.removeNamed', { name })}
      text={t('eventContent:documents.removeText')}
      confirm={t('eventContent:documents.remove')}
      failed={t('messages:events.documentDeleteFailed')}
      onConfirm={remove}
      onClose={onClose}
    />
  )
}
