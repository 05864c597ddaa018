import type { EventRegistration, RequiredAdmission } from '@polynya/contract'
import { Button, swimmerName, useWords } from '@polynya/ui'
import { useState } from 'react'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { Dialog } from '../../infrastructure/dialogs/Dialog.tsx'
import { cachedFile } from '../../infrastructure/downloads/cached-file.ts'
import { saveFile } from '../../infrastructure/downloads/save-file.ts'
import { applyChange } from '../../infrastructure/queries/query-client.ts'
import { useObjectAddress } from '../../infrastructure/uploads/use-object-address.ts'
import { RefuseDialog } from './RefuseDialog.tsx'
import { ShownDialog } from './ShownDialog.tsx'

interface Props {
  readonly eventId: number
  readonly row: EventRegistration
  readonly admission: RequiredAdmission
  /** Something was decided: the button that was pressed may be gone. */
  readonly onDone: () => void
}

/** What can be done about a document: look at it, accept it, refuse it, or note that it was shown on paper. */
export function AdmissionActions(props: Props) {
  const { row, admission } = props
  const words = useWords()
  const { t, language } = words
  const { client } = useApp()
  const changed = useChanged(props)
  const [working, setWorking] = useState<'open' | 'accept'>()
  const [problem, setProblem] = useState<unknown>()
  const [picture, setPicture] = useState<Blob>()
  const [dialogName, setDialogName] = useState<'refuse' | 'shown'>()
  const { kind, state, documentId, file, note } = admission
  const name = swimmerName(row, language).main.text
  const about = t('admissions:desk.of', { kind: t(`admissions:kinds.${kind}`), name })
  const forWhom = (
    <>
      {' '}
      <span className="visually-hidden">{about}</span>
    </>
  )
  const dialog = { about, onDone: changed, onClose: () => setDialogName(undefined) }

  async function attempt(what: 'open' | 'accept', deed: () => Promise<void>) {
    setWorking(what)
    setProblem(undefined)
    await deed().catch(setProblem)
    setWorking(undefined)
  }

  /** Pages are handed to whatever shows them; a picture is shown here and leaves nothing behind. */
  const open = ({ url, name, type }: NonNullable<typeof file>) =>
    attempt('open', async () => {
      const bytes = await cachedFile(client, url)
      if (type === 'pdf') saveFile(name, bytes)
      else setPicture(bytes)
    })

  const accept = (id: number) =>
    attempt('accept', async () => {
      await client.admissions.decide({ params: { id }, body: { state: 'accepted' } })
      changed('accepted')
    })

  return (
    <div className="admission-actions">
      {state === 'refused' && note && <p className="field-error">{t('admissions:reason', { note })}</p>}
      <p className="buttons">
        {file && (
          <Button isBusy={working === 'open'} onClick={() => open(file)}>
            {t(file.type === 'pdf' ? 'admissions:desk.download' : 'admissions:desk.open')}
            {forWhom}
          </Button>
        )}
        {documentId !== null && (state === 'pending' || state === 'refused') && (
          <Button isBusy={working === 'accept'} onClick={() => accept(documentId)}>
            {t('admissions:desk.accept')}
            {forWhom}
          </Button>
        )}
        {documentId !== null && state !== 'refused' && (
          <span className="danger">
            <Button onClick={() => setDialogName('refuse')}>
              {t('admissions:desk.refuse')}
              {forWhom}
            </Button>
          </span>
        )}
        {(state === 'missing' || state === 'expires' || state === 'refused') && (
          <Button onClick={() => setDialogName('shown')}>
            {t('admissions:desk.shown')}
            {forWhom}
          </Button>
        )}
      </p>
      <p role="alert" className="field-error">
        {problem !== undefined && failureText(problem, words).advice}
      </p>
      {picture && <AdmissionPicture about={about} bytes={picture} onClose={() => setPicture(undefined)} />}
      {dialogName === 'refuse' && documentId !== null && <RefuseDialog {...dialog} documentId={documentId} />}
      {dialogName === 'shown' && <ShownDialog {...dialog} swimmerId={row.swimmerId} kind={kind} />}
    </div>
  )
}

/** Announces the decision and revalidates the lists that show it. */
function useChanged({ eventId, admission: { kind }, onDone }: Props) {
  const { queryClient, notifications } = useApp()
  return (state: 'accepted' | 'refused') => {
    notifications.announce((t) =>
      t('admissions:desk.done', {
        kind: t(`admissions:kinds.${kind}`),
        state: t(`admissions:states.${state}`),
      }),
    )
    applyChange(queryClient, keys.registrations.of(eventId))
    // A dialog gives the focus back to its button first.
    setTimeout(onDone)
  }
}

/** Object URL of a picture document, revoked when it is no longer shown. */
function AdmissionPicture({
  about,
  bytes,
  onClose,
}: {
  readonly about: string
  readonly bytes: Blob
  readonly onClose: () => void
}) {
  const { t } = useWords()
  const address = useObjectAddress(bytes)
  return (
    <Dialog heading={about} onClose={onClose}>
      {(close) => (
        <>
          {address && <img className="admission-picture" src={address} alt={about} />}
          <p className="buttons dialog-buttons">
            <Button onClick={close}>{t('admissions:desk.close')}</Button>
          </p>
        </>
      )}
    </Dialog>
  )
}
