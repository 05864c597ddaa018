import type { Language } from '@polynya/contract'
import { Button, useWords } from '@polynya/ui'
import { useState } from 'react'
import { ErrorSummary } from '../../infrastructure/forms/ErrorSummary.tsx'
import { SubmitLine } from '../../infrastructure/forms/SubmitLine.tsx'
import type { ContentProps } from './content-props.ts'
import { DescriptionField } from './DescriptionField.tsx'
import { RemoveDescription } from './RemoveDescription.tsx'
import { useDescriptionForm } from './use-description-form.ts'

/** The description in one language: written, looked at, saved, deleted. */
export function DescriptionForm({
  event,
  lang,
  onSaved,
}: Omit<ContentProps<'descriptionHTML'>, 'level'> & {
  readonly lang: Language
}) {
  const { t } = useWords()
  const [isLeaving, setLeaving] = useState(false)
  const { state, isStored, isCleaned } = useDescriptionForm({ event, lang, onSaved })
  const label = t(`eventContent:descriptions.field${lang === 'ru' ? 'Ru' : 'En'}`)

  async function onRemoved() {
    state.restart({ html: '' })
    await onSaved()
  }

  return (
    <div className="form description-form">
      <ErrorSummary state={state} labels={{ html: label }} level={3} />
      <DescriptionField state={state} lang={lang} label={label} />
      <p role="status" className="content-notice">
        {isCleaned && t('eventContent:descriptions.cleaned')}
      </p>
      <form noValidate onSubmit={state.onSubmit} className="submit-line">
        <SubmitLine state={state} saved={t('errors:success.descriptionSaved')}>
          {t('eventContent:descriptions.save')}
        </SubmitLine>
        {isStored && (
          <span className="danger">
            <Button onClick={() => setLeaving(true)}>{t('eventContent:descriptions.remove')}</Button>
          </span>
        )}
      </form>
      {isLeaving && (
        <RemoveDescription
          eventId={event.id}
          lang={lang}
          onRemoved={onRemoved}
          onClose={() => setLeaving(false)}
        />
      )}
    </div>
  )
}
