import { DiplomaTemplateInput, type EventView, type DiplomaTemplate as Stored } from '@polynya/contract'
import { UPLOADS } from '@polynya/domain'
import { Button, useWords } from '@polynya/ui'
import { useState } from 'react'
import { failureText } from '../../infrastructure/api/failure-text.ts'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { UploadForm } from '../../infrastructure/uploads/UploadForm.tsx'
import { inputOf, valuesOf } from './diploma-values.ts'

interface Props {
  readonly event: EventView
  readonly template: Stored
  readonly onStored: (template: Stored) => void
}

/** The picture behind the texts: uploads, replaces and deletes it, whatever is unsaved in the form. */
export function DiplomaBackground({ event, template, onStored }: Props) {
  const words = useWords()
  const { t, formats } = words
  const { client } = useApp()
  const [problem, setProblem] = useState<unknown>()
  const { diplomaKind: kind, background, version } = template
  const params = { id: event.id, kind }

  /** Sends the stored texts back: those of the form may be incomplete. */
  async function remove() {
    setProblem(undefined)
    const body = { ...DiplomaTemplateInput.parse(inputOf(valuesOf(template))), background: null }
    await client.events
      .updateDiplomaTemplate({ params, body }, { ifMatch: version })
      .then(onStored)
      .catch(setProblem)
  }

  return (
    <section aria-labelledby={`${kind}-background`}>
      <h3 id={`${kind}-background`}>{t('diplomas:background.heading')}</h3>
      <UploadForm
        kind="diploma"
        label={t(background ? 'diplomas:background.replace' : 'diplomas:background.choose')}
        hint={t('diplomas:background.hint', { size: formats.fileSize(UPLOADS.diploma.maxBytes.jpg) })}
        saved={t('diplomas:background.saved')}
        send={async (file, options) =>
          onStored(await client.events.uploadDiplomaBackground({ params, body: { file } }, options))
        }
      />
      {background && (
        <span className="danger">
          <Button onClick={() => void remove()}>{t('diplomas:background.remove')}</Button>
        </span>
      )}
      <p role="alert" className="field-error">
        {problem !== undefined && failureText(problem, words).advice}
      </p>
    </section>
  )
}
