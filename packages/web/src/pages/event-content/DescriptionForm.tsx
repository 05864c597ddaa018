import { DescriptionInput, type Language } from '@polynya/contract'
import { Button, useWords } from '@polynya/ui'
import { useState } from 'react'
import { useApp } from '../../app/app-context.ts'
import { ErrorSummary } from '../../forms/ErrorSummary.tsx'
import { SubmitLine } from '../../forms/SubmitLine.tsx'
import { useFormState } from '../../forms/use-form-state.ts'
import type { ContentProps } from './content-props.ts'
import { DescriptionField, type DescriptionValues } from './DescriptionField.tsx'
import { removedParts, showTheSame } from './html-changes.ts'
import { RemoveDescription } from './RemoveDescription.tsx'

interface Props extends Omit<ContentProps<'descriptionHTML'>, 'level'> {
  readonly lang: Language
}

/** The description in one language: written, looked at, saved, deleted. */
export function DescriptionForm({ event, lang, onSaved }: Props) {
  const { t } = useWords()
  const { client } = useApp()
  const stored = event.descriptionHTML.find((each) => each.lang === lang)
  const [isCleaned, setCleaned] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const state = useFormState({
    id: `description-${event.id}-${lang}`,
    schema: DescriptionInput,
    defaultValues: { html: stored?.html ?? '' },
    toInput: ({ html }: DescriptionValues) => (html === '' ? { lang } : { lang, html }),
    async send(body) {
      const call = { params: { id: event.id }, body }
      const { html } = await (stored ? client.events.updateDesc(call) : client.events.createDesc(call))
      setCleaned(removedParts(body.html).length > 0 || !showTheSame(body.html, html))
      state.form.setValue('html', html)
      await onSaved()
    },
  })
  const label = t(`eventContent:descriptions.field${lang === 'ru' ? 'Ru' : 'En'}`)

  return (
    <div className="form description-form">
      <ErrorSummary state={state} labels={{ html: label }} level={3} />
      <DescriptionField state={state} lang={lang} label={label} />
      <p role="status" className="content-notice">
        {isCleaned && state.isSaved && t('eventContent:descriptions.cleaned')}
      </p>
      <form noValidate onSubmit={state.onSubmit} className="submit-line">
        <SubmitLine state={state} saved={t('errors:success.descriptionSaved')}>
          {t('eventContent:descriptions.save')}
        </SubmitLine>
        {stored && (
          <span className="danger">
            <Button onClick={() => setLeaving(true)}>{t('eventContent:descriptions.remove')}</Button>
          </span>
        )}
      </form>
      {isLeaving && (
        <RemoveDescription
          eventId={event.id}
          lang={lang}
          onRemoved={() => {
            state.form.setValue('html', '')
            return onSaved()
          }}
          onClose={() => setLeaving(false)}
        />
      )}
    </div>
  )
}
