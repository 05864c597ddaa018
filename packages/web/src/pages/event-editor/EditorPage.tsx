import { Skeleton, useWords } from '@polynya/ui'
import { useManagedEvent } from '../../features/event-manage/managed-event.ts'
import { stepIn } from '../../features/event-manage/setup-steps.ts'
import { TabPage } from '../../features/event-manage/TabPage.tsx'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { GuardedForms } from '../../infrastructure/forms/GuardedForms.tsx'
import { useAddressQuery } from '../../infrastructure/lists/address-query.ts'
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
  const step = stepIn(useAddressQuery().values)
  return (
    <TabPage tab="setup" part={t(`eventManage:steps.${step}`)} className="event-editor">
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
