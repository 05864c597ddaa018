import { isApiError } from '@polynya/sdk/light'
import { Button, useWords, type Words } from '@polynya/ui'
import { useState } from 'react'
import { IssueLinks } from '../../features/event-manage/IssueLinks.tsx'
import { sectionAddress, sectionOfForm } from '../../features/event-manage/setup-steps.ts'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { type UnsavedForm, useUnsavedList } from '../../infrastructure/context/unsaved-forms.ts'
import { Dialog } from '../../infrastructure/dialogs/Dialog.tsx'
import type { SectionProps } from './section/use-section.ts'

/** Asks before visitors see the event, or see it no more. */
export function PublishDialog({
  event,
  save,
  reload,
  onClose,
}: SectionProps & {
  readonly onClose: () => void
}) {
  const { t } = useWords()
  const { notifications } = useApp()
  const [isWorking, setWorking] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const [unsavedForm, setUnsavedForm] = useState<string>()
  const unsaved = useUnsavedList()
  const becomes = !event.public

  /** Saves the sections one after another: each is based on the version that the previous one made. */
  async function saveAll(): Promise<boolean> {
    for (const { id, save: saveForm } of unsaved) {
      if (await saveForm?.()) continue
      setUnsavedForm(id)
      return false
    }
    return true
  }

  async function change(close: () => void) {
    setWorking(true)
    setProblem(undefined)
    setUnsavedForm(undefined)
    if (becomes && !(await saveAll())) {
      setWorking(false)
      return
    }
    try {
      await save({ public: becomes })
      close()
      const done = becomes ? 'eventEditor:publishing.done' : 'eventEditor:publishing.undone'
      notifications.tell({ tone: 'good', say: (speak) => ({ text: speak(done) }) }, 'message')
    } catch (error) {
      setProblem(error)
      // A retry is sent with the version that is stored by then.
      if (isApiError(error) && error.reason === 'stale') await reload().catch(() => undefined)
      setWorking(false)
    }
  }

  return (
    <Dialog
      heading={
        becomes ? t('eventEditor:publishing.publishHeading') : t('eventEditor:publishing.unpublishHeading')
      }
      onClose={onClose}
    >
      {(close) => (
        <>
          <p>{becomes ? t('eventEditor:publishing.willShow') : t('eventEditor:publishing.unpublishText')}</p>
          {becomes && <Unsaved eventId={event.id} forms={unsaved} />}
          <Problem eventId={event.id} problem={problem} unsavedForm={unsavedForm} />
          <p className="buttons dialog-buttons">
            <span className={becomes ? undefined : 'danger'}>
              <Button kind={becomes ? 'primary' : 'plain'} isBusy={isWorking} onClick={() => change(close)}>
                {submitText(t, becomes, unsaved.length)}
              </Button>
            </span>
            <Button onClick={close}>{t('cancel')}</Button>
          </p>
        </>
      )}
    </Dialog>
  )
}

function submitText(t: Words['t'], becomes: boolean, unsaved: number) {
  if (!becomes) return t('eventEditor:publishing.unpublish')
  return unsaved > 0 ? t('eventManage:unsaved.saveAndPublish') : t('eventEditor:publishing.publish')
}

const sectionNames = (eventId: number, forms: readonly UnsavedForm[], t: Words['t']) =>
  [...new Set(forms.map(({ id }) => t(`eventEditor:sections.${sectionOfForm(eventId, id)}`)))].join(', ')

/** The sections that are saved first: visitors never see less than what is on the screen. */
function Unsaved({ eventId, forms }: { readonly eventId: number; readonly forms: readonly UnsavedForm[] }) {
  const { t } = useWords()
  if (forms.length === 0) return null
  return <p>{t('eventManage:unsaved.first', { sections: sectionNames(eventId, forms, t) })}</p>
}

/** Why it stays as it was, with the sections that can help. */
function Problem({
  eventId,
  problem,
  unsavedForm,
}: {
  readonly eventId: number
  readonly problem: unknown
  /** The form that could not be saved. */
  readonly unsavedForm: string | undefined
}) {
  const words = useWords()
  const { t } = words
  const section = unsavedForm === undefined ? undefined : sectionOfForm(eventId, unsavedForm)
  return (
    <div role="alert">
      {section && (
        <p>
          <a href={sectionAddress(eventId, section)}>
            {t('eventManage:unsaved.failed', { section: t(`eventEditor:sections.${section}`) })}
          </a>
        </p>
      )}
      {problem !== undefined && (
        <>
          <p className="field-error">{t('messages:events.publicFailed')}</p>
          <p>{failureText(problem, words).advice}</p>
          {isApiError(problem) && problem.issues && <IssueLinks eventId={eventId} issues={problem.issues} />}
        </>
      )}
    </div>
  )
}
