import type { Admission } from '@polynya/contract'
import { ADMISSIONS, admissionDateProblem, UPLOADS } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { useId, useRef, useState } from 'react'
import { admissionsChanged } from '../../features/admissions/admission-queries.ts'
import { fieldErrorText } from '../../infrastructure/api/field-error-text.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { useToday } from '../../infrastructure/formats/use-today.ts'
import { FieldNotes } from '../../infrastructure/forms/FieldNotes.tsx'
import { UploadForm } from '../../infrastructure/uploads/UploadForm.tsx'
import { typesOf } from '../../infrastructure/uploads/upload-problem.ts'
import type { SendOptions } from '../../infrastructure/uploads/use-uploads.ts'

/** Upload of a scan with its expiry date, which is required before the upload. */
export function AdmissionUpload({
  swimmerId,
  kind,
  hasOne,
}: {
  readonly swimmerId: number
  readonly kind: Admission['kind']
  readonly hasOne: boolean
}) {
  const words = useWords()
  const { t, formats } = words
  const app = useApp()
  const today = useToday()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [validUntil, setValidUntil] = useState('')
  const [isAttempted, setAttempted] = useState(false)
  const problem = admissionDateProblem(kind, validUntil || null, today)
  const error = isAttempted && problem ? fieldErrorText({ type: problem }, words) : undefined
  const hint = ADMISSIONS[kind].runsOut ? undefined : t('admissions:validUntilOptional')

  async function send(file: File, options: SendOptions) {
    const query = { kind, ...(validUntil && { validUntil }) }
    await app.client.admissions.upload({ params: { id: swimmerId }, query, body: { file } }, options)
    admissionsChanged(app, swimmerId)
    setValidUntil('')
    setAttempted(false)
  }

  function isReady() {
    setAttempted(true)
    if (problem) input.current?.focus()
    return problem === null
  }

  return (
    <div className="admission-upload">
      <div className="field" data-wrong={error !== undefined}>
        <label htmlFor={id}>{t('admissions:validUntil')}</label>
        <FieldNotes id={id} hint={hint} error={error} />
        <div className="field-line">
          <input
            ref={input}
            id={id}
            type="date"
            min={today}
            value={validUntil}
            aria-invalid={error !== undefined}
            aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')}
            onChange={({ target }) => setValidUntil(target.value)}
          />
        </div>
      </div>
      <UploadForm
        kind="admission"
        label={t(hasOne ? 'profile:document.replace' : 'fields:uploads.choose')}
        hint={t('profile:document.limit', {
          types: typesOf('admission'),
          size: formats.fileSize(UPLOADS.admission.maxBytes.pdf),
        })}
        isReady={isReady}
        send={send}
        saved={t('admissions:saved')}
      />
    </div>
  )
}
