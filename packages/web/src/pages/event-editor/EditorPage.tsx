import { Skeleton, useWords } from '@polynya/ui'
import { useManagedEvent } from '../../features/event-manage/managed-event.ts'
import { TabPage } from '../../features/event-manage/TabPage.tsx'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { GuardedForms } from '../../infrastructure/forms/GuardedForms.tsx'
import { Editor } from './Editor.tsx'
import { useEditedEvent } from './section/use-edited-event.ts'
import './event-editor.css'
import './rows/rows.css'

/** Everything of one event that super administrators edit. */
export function EditorPage() {
  const { id } = useManagedEvent()
  return <EditorOf key={id} id={id} />
}

function EditorOf({ id }: { readonly id: number }) {
  const { t } = useWords()
  const { event, error, isLoading, ...calls } = useEditedEvent(id)
  return (
    <TabPage tab="setup" className="event-editor">
      {event && (
        <GuardedForms>
          <Editor event={event} {...calls} />
        </GuardedForms>
      )}
      {!event && error === undefined && <Skeleton shape="line" count={14} />}
      {!event && error !== undefined && (
        <LoadFailed
          title={t('eventEditor:editor.failed')}
          error={error}
          isRetrying={isLoading}
          onRetry={() => void calls.reload().catch(() => undefined)}
        />
      )}
    </TabPage>
  )
}
