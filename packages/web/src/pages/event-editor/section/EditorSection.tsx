import { useWords } from '@polynya/ui'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ErrorSummary, type FieldLabels } from '../../../infrastructure/forms/ErrorSummary.tsx'
import { SubmitLine } from '../../../infrastructure/forms/SubmitLine.tsx'
import { SectionFailure } from './SectionFailure.tsx'
import { SectionFrame } from './SectionFrame.tsx'
import type { Section } from './use-section.ts'

interface Props<Values extends FieldValues> {
  readonly section: Section<Values>
  /** Each field with its label, in the order of the section. */
  readonly labels: FieldLabels<Values>
  /** What is said where it could not be saved. */
  readonly failed: string
  readonly children: ReactNode
}

/** A section of the editor with its own button and its own "saved" mark. */
export function EditorSection<Values extends FieldValues>(props: Props<Values>) {
  const { section, labels, failed, children } = props
  const { t } = useWords()
  const { id, state } = section
  return (
    <SectionFrame id={id} isUnsaved={state.form.formState.isDirty}>
      <form className="form" noValidate onSubmit={state.onSubmit} aria-labelledby={`${id}-heading`}>
        <ErrorSummary state={state} labels={labels} level={3} title={failed}>
          <SectionFailure
            eventId={section.event.id}
            failure={state.failure}
            onLoadNewer={section.loadNewer}
          />
        </ErrorSummary>
        {children}
        <SubmitLine state={state} saved={t('saved')}>
          {t('save')}
        </SubmitLine>
      </form>
    </SectionFrame>
  )
}
