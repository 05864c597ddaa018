import { inLanguage, Skeleton, useWords } from '@polynya/ui'
import { getRouteApi } from '@tanstack/react-router'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { usePageTitle } from '../../infrastructure/context/page-title.ts'
import { GuardedForms } from '../../infrastructure/forms/GuardedForms.tsx'
import { Editor } from './Editor.tsx'
import { useEditedEvent } from './section/use-edited-event.ts'
import './event-editor.css'
import './rows/rows.css'

const route = getRouteApi('/events-crud/$id')

/** Everything of one event that super administrators edit. */
export function EditorPage() {
  const { id } = route.useParams()
  return <EditorOf key={id} id={Number(id)} />
}

function EditorOf({ id }: { readonly id: number }) {
  const { t, language } = useWords()
  const { event, error, isLoading, ...calls } = useEditedEvent(id)
  const name = event && inLanguage(language, { ru: event.name, en: event.nameEn })
  usePageTitle({ name: name?.text })
  return (
    <div className="page event-editor">
      <p className="editor-back">
        <a href={paths.eventsCrud}>{t('eventEditor:editor.back')}</a>
      </p>
      <h1 lang={name?.lang}>{name?.text ?? t('titles.editEvent')}</h1>
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
    </div>
  )
}
