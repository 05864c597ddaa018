import type { Language } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { FieldNotes } from '../../../infrastructure/forms/FieldNotes.tsx'
import { useField } from '../../../infrastructure/forms/use-field.ts'
import type { FormState } from '../../../infrastructure/forms/use-form-state.ts'
import { partsNotHeld } from './rich-document.ts'
import { Toolbar } from './Toolbar.tsx'
import { type EditorContent, useEditor } from './use-editor.ts'
import './rich.css'

export interface DescriptionValues {
  readonly html: string
}

export interface DescriptionFieldProps {
  readonly state: FormState<DescriptionValues>
  readonly lang: Language
  readonly label: string
}

/** The description in the editor, unless that would lose something of it. */
export function RichField({ state, lang, label }: DescriptionFieldProps) {
  const { t } = useWords()
  const { form, onInput, onLeave } = state
  const { id, error, describedBy } = useField({ state, name: 'html' })
  const html = form.watch('html')
  const parts = partsNotHeld(html)
  if (parts.length > 0) {
    return (
      <p id={id} tabIndex={-1} className="content-notice">
        {t('eventContent:descriptions.notForEditor', { parts: parts.join(', ') })}
      </p>
    )
  }
  return (
    <div className="field" data-wrong={error !== undefined}>
      <p className="field-label">{label}</p>
      <FieldNotes id={id} hint={undefined} error={error} />
      <RichEditor
        attributes={{
          id,
          lang,
          'aria-label': label,
          ...(error && { 'aria-invalid': 'true' }),
          ...(describedBy && { 'aria-describedby': describedBy }),
        }}
        html={html}
        onChange={(changed) => {
          form.setValue('html', changed, { shouldDirty: true })
          onInput('html')
        }}
        onLeave={() => onLeave('html')}
      />
    </div>
  )
}

/** A text with headings, lists and links, and what changes them. */
function RichEditor(content: EditorContent) {
  const { editor, place } = useEditor(content)
  return (
    <div className="rich-editor">
      {editor && <Toolbar editor={editor} controls={content.attributes.id} />}
      <div ref={place} className="rich-editor-place" />
    </div>
  )
}
