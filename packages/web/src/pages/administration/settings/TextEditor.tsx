import { type TextName, TextPublication, type WholeTextVersion } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { useApp } from '../../../infrastructure/context/app-context.ts'
import { ErrorSummary } from '../../../infrastructure/forms/ErrorSummary.tsx'
import { SubmitLine } from '../../../infrastructure/forms/SubmitLine.tsx'
import { TextAreaField } from '../../../infrastructure/forms/TextAreaField.tsx'
import { useFormState } from '../../../infrastructure/forms/use-form-state.ts'
import { isStale, TakeNew } from './TakeNew.tsx'
import { TextPreview } from './TextPreview.tsx'
import { versionsQuery } from './text-queries.ts'
import { usePublish } from './use-publish.ts'

const ROWS = 14
/** What the server writes the version's name for. */
const PLACEHOLDER = '{version}'

/** Writes the next version of a text, in both languages, and publishes it. */
export function TextEditor({
  name,
  text,
}: {
  readonly name: TextName
  /** After the dialog has closed: the form is then replaced by that of the next version. */
  readonly text: WholeTextVersion
}) {
  const { t } = useWords()
  const { client, queryClient } = useApp()
  const publish = usePublish(name)
  const state = useFormState({
    id: `text-${name}`,
    schema: TextPublication,
    defaultValues: { ru: text.ru, en: text.en },
    send: (body) => publish({ ...body, after: text.version }),
  })
  const labels = { ru: t('administration:texts.ru'), en: t('administration:texts.en') }
  return (
    <form className="form" noValidate onSubmit={state.onSubmit}>
      <ErrorSummary state={state} labels={labels} level={3}>
        {isStale(state.failure) && (
          <TakeNew onTake={() => queryClient.invalidateQueries(versionsQuery(client, name))} />
        )}
      </ErrorSummary>
      <p className="note">{t('administration:texts.hint', { placeholder: PLACEHOLDER })}</p>
      {(['ru', 'en'] as const).map((lang) => (
        <div key={lang} className="text-editor">
          <TextAreaField state={state} name={lang} label={labels[lang]} rows={ROWS} />
          <TextPreview lang={lang} read={() => state.form.getValues(lang)} />
        </div>
      ))}
      <SubmitLine state={state}>{t('administration:texts.publish')}</SubmitLine>
    </form>
  )
}
