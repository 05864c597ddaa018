import type { Admission, RequiredAdmission } from '@polynya/contract'
import { ADMISSION_ENDS_SOON_DAYS, daysBetween } from '@polynya/domain'
import { Button, useWords } from '@polynya/ui'
import { useState } from 'react'
import { AdmissionTag } from '../../features/admissions/AdmissionTag.tsx'
import { admissionsChanged } from '../../features/admissions/admission-queries.ts'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { ConfirmDialog } from '../../infrastructure/dialogs/ConfirmDialog.tsx'
import { cachedFile } from '../../infrastructure/downloads/cached-file.ts'
import { saveFile } from '../../infrastructure/downloads/save-file.ts'
import { momentText } from '../../infrastructure/formats/moment-text.ts'
import { useToday } from '../../infrastructure/formats/use-today.ts'
import { AdmissionUpload } from './AdmissionUpload.tsx'

interface Props {
  readonly swimmerId: number
  readonly kind: Admission['kind']
  /** Undefined where nothing of the kind was shown yet. */
  readonly document: Admission | undefined
  /** How it stands for the event of a registration. */
  readonly requiredState: RequiredAdmission['state'] | undefined
}

/** One kind of document: the stored file, and a form that replaces it. */
export function AdmissionItem({ swimmerId, kind, document: stored, requiredState }: Props) {
  const { t } = useWords()
  const id = `admission-${kind}`
  const name = t(`admissions:kinds.${kind}`)
  const action = t(stored ? 'admissions:replace' : 'admissions:upload')
  return (
    <section className="document admission" aria-labelledby={id}>
      <h3 id={id} tabIndex={-1}>
        {name}
      </h3>
      {stored ? (
        <StoredDocument stored={stored} requiredState={requiredState} headingId={id} />
      ) : (
        <p>{t('admissions:none')}</p>
      )}
      <details>
        <summary aria-label={`${action}: ${name}`}>{action}</summary>
        <AdmissionUpload swimmerId={swimmerId} kind={kind} hasOne={stored !== undefined} />
      </details>
    </section>
  )
}

type StoredProps = Pick<Props, 'requiredState'> & { readonly stored: Admission; readonly headingId: string }

function StoredDocument({ stored, requiredState, headingId }: StoredProps) {
  const words = useWords()
  const { t, formats } = words
  const app = useApp()
  const [isWorking, setWorking] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const [isConfirming, setConfirming] = useState(false)
  const { id, file, uploadedAt } = stored
  const name = t(`admissions:kinds.${stored.kind}`)
  const forWhat = (
    <>
      {' '}
      <span className="visually-hidden">{name}</span>
    </>
  )

  async function download({ url, name }: NonNullable<Admission['file']>) {
    setWorking(true)
    setProblem(undefined)
    try {
      saveFile(name, await cachedFile(app.client, url))
    } catch (error) {
      setProblem(error)
    }
    setWorking(false)
  }

  async function remove() {
    await app.client.admissions.remove({ params: { id } })
    admissionsChanged(app, stored.swimmerId)
    // The button that opened the dialog is removed before the focus can return to it.
    setTimeout(() => document.getElementById(headingId)?.focus())
  }

  return (
    <>
      <StateLine stored={stored} requiredState={requiredState} />
      {file ? (
        <p className="document-name">
          <b>{file.name}</b>
          <small>
            {t('profile:document.uploaded', {
              date: momentText(uploadedAt, formats),
              size: formats.fileSize(file.size),
            })}
          </small>
        </p>
      ) : (
        <p>{t('admissions:presentedOn', { date: momentText(uploadedAt, formats) })}</p>
      )}
      <p className="buttons">
        {file && (
          <Button isBusy={isWorking} onClick={() => download(file)}>
            {t('profile:document.download')}
            {forWhat}
          </Button>
        )}
        <span className="danger">
          <Button onClick={() => setConfirming(true)}>
            {t('profile:document.remove')}
            {forWhat}
          </Button>
        </span>
      </p>
      <p role="alert" className="field-error">
        {problem !== undefined &&
          `${t('profile:document.downloadFailed')}. ${failureText(problem, words).advice}`}
      </p>
      {isConfirming && (
        <ConfirmDialog
          heading={`${t('profile:document.remove')}?`}
          text={`${name}. ${t('profile:document.removeText')}`}
          confirm={t('profile:document.remove')}
          onConfirm={remove}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  )
}

/** Whether it is good, until when, and what is to be done where it is not. */
function StateLine({
  stored: { state, validUntil, note },
  requiredState,
}: Pick<StoredProps, 'stored' | 'requiredState'>) {
  const { t, formats } = useWords()
  const today = useToday()
  const days = validUntil === null ? null : daysBetween(today, validUntil)
  const isOver = days !== null && days < 0
  const shown = state !== 'refused' && isOver ? 'over' : state
  return (
    <>
      <p className="admission-standing">
        <AdmissionTag state={shown} />
        {validUntil && <span>{t('admissions:until', { date: formats.fullDate(validUntil) })}</span>}
        {requiredState === 'expires' && !isOver && <AdmissionTag state="expires" />}
      </p>
      {shown === 'refused' && note && <p className="field-error">{t('admissions:reason', { note })}</p>}
      {isOver && <p className="settings-pending">{t('admissions:isOver')}</p>}
      {days !== null && !isOver && days <= ADMISSION_ENDS_SOON_DAYS && (
        <p className="settings-pending">{t('admissions:endsSoon', { count: days })}</p>
      )}
    </>
  )
}
