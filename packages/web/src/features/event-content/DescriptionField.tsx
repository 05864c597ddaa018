import type { Language } from '@polynya/contract'
import { LENGTHS } from '@polynya/domain'
import { Skeleton, useWords } from '@polynya/ui'
import { queryOptions } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { keys } from '../../infrastructure/api/query-keys.ts'
import { LoadFailed } from '../../infrastructure/components/LoadFailed.tsx'
import { FieldNotes } from '../../infrastructure/forms/FieldNotes.tsx'
import { useField } from '../../infrastructure/forms/use-field.ts'
import { useQuery } from '../../infrastructure/queries/use-query.ts'
import { DescriptionBody } from '../events/Description.tsx'
import { removedParts } from './html-changes.ts'
import type { DescriptionFieldProps } from './rich/RichField.tsx'
import { Segments } from './Segments.tsx'

/** The editor in a chunk of its own: it is larger than all the rest of the page. */
const EDITOR = queryOptions({
  queryKey: keys.code('editor'),
  queryFn: () => import('./rich/RichField.tsx'),
  meta: { isForAll: true },
})

const MODES = ['rich', 'raw', 'preview'] as const
type Mode = (typeof MODES)[number]

/** One text in three views: as it is edited, as HTML, and as its page shows it. */
export function DescriptionField({ state, lang, label }: DescriptionFieldProps) {
  const { t } = useWords()
  const [mode, setMode] = useState<Mode>('rich')
  const html = state.form.watch('html')
  return (
    <>
      <Segments
        label={t('eventContent:descriptions.mode')}
        choices={MODES.map((value) => ({ value, text: t(`eventContent:descriptions.${value}`) }))}
        value={mode}
        onChoose={setMode}
      />
      {mode === 'rich' && <EditorField state={state} lang={lang} label={label} />}
      {mode === 'raw' && <RawField state={state} lang={lang} label={label} />}
      {mode === 'preview' && <Preview html={html} lang={lang} />}
      {mode !== 'rich' && <RemovedNote html={html} />}
    </>
  )
}

function Preview({ html, lang }: { readonly html: string; readonly lang: Language }) {
  const { t } = useWords()
  return (
    <section className="description-preview" aria-label={t('eventContent:descriptions.preview')}>
      {html === '' ? (
        <p className="note">{t('eventContent:descriptions.previewEmpty')}</p>
      ) : (
        <DescriptionBody html={html} lang={lang} />
      )}
    </section>
  )
}

function EditorField(field: DescriptionFieldProps) {
  const { t } = useWords()
  const { data, error, isFetching, refetch } = useQuery(EDITOR)
  if (data) return <data.RichField {...field} />
  if (error === null) return <Skeleton shape="card" count={1} />
  return (
    <LoadFailed
      title={t('eventContent:descriptions.editorFailed')}
      error={error}
      isRetrying={isFetching}
      onRetry={refetch}
    />
  )
}

function RawField({ state, lang, label }: DescriptionFieldProps) {
  const { t } = useWords()
  const hint = t('eventContent:descriptions.limit', { max: LENGTHS.descriptionHtml[1] })
  const { id, error, describedBy, registered } = useField({ state, name: 'html', hint })
  return (
    <div className="field" data-wrong={error !== null}>
      <label htmlFor={id}>{label}</label>
      <FieldNotes id={id} hint={hint} error={error} />
      <textarea
        {...registered}
        id={id}
        className="raw-html"
        rows={16}
        lang={lang}
        spellCheck={false}
        aria-invalid={error !== null}
        aria-describedby={describedBy}
      />
    </div>
  )
}

/** Warns which parts of an HTML text will be removed. */
function RemovedNote({ html }: { readonly html: string }) {
  const { t } = useWords()
  const settled = useDeferredValue(html)
  const parts = useMemo(() => removedParts(settled), [settled])
  return (
    <p role="status" className="content-notice">
      {parts.length > 0 && t('eventContent:descriptions.willGo', { parts: parts.join(', ') })}
    </p>
  )
}
