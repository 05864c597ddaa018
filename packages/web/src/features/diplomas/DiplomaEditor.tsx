import { DiplomaTemplateInput, type EventView, type DiplomaTemplate as Stored } from '@polynya/contract'
import { SHEET_SIZES } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { useState } from 'react'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { CheckboxField } from '../../infrastructure/forms/CheckboxField.tsx'
import { ErrorSummary } from '../../infrastructure/forms/ErrorSummary.tsx'
import { SelectField } from '../../infrastructure/forms/SelectField.tsx'
import { SubmitLine } from '../../infrastructure/forms/SubmitLine.tsx'
import { useFormState } from '../../infrastructure/forms/use-form-state.ts'
import { DiplomaBackground } from './DiplomaBackground.tsx'
import { DiplomaPreview } from './DiplomaPreview.tsx'
import { inputOf, type TemplateValues, valuesOf } from './diploma-values.ts'
import { ItemList } from './ItemList.tsx'
import { PrintDiplomas } from './PrintDiplomas.tsx'
import { ResetTemplate } from './ResetTemplate.tsx'
import { useItemLabels } from './use-item-labels.ts'
import { useStoredTemplate } from './use-stored-template.ts'

interface Props {
  readonly event: EventView
  readonly template: Stored
}

/** A template with its preview; saved on its own. */
export function DiplomaEditor({ event, template }: Props) {
  const { t } = useWords()
  const { client } = useApp()
  const { diplomaKind: kind, version } = template
  const store = useStoredTemplate(event.id)
  const [selected, select] = useState(0)
  const state = useFormState<TemplateValues, DiplomaTemplateInput>({
    id: `${kind}-${event.id}`,
    schema: DiplomaTemplateInput,
    defaultValues: valuesOf(template),
    toInput: inputOf,
    async send(body) {
      const params = { id: event.id, kind }
      store(await client.events.updateDiplomaTemplate({ params, body }, { ifMatch: version }))
    },
  })
  const values = state.form.watch()
  const labels = {
    sheetSize: t('diplomas:sheetSize'),
    isLandscape: t('diplomas:isLandscape'),
    ...useItemLabels(values.items),
  }
  return (
    <div className="diploma-editor">
      <form className="form" noValidate onSubmit={state.onSubmit}>
        <ErrorSummary state={state} labels={labels} level={3} title={t('diplomas:failed')} />
        <SelectField
          state={state}
          name="sheetSize"
          label={labels.sheetSize}
          options={SHEET_SIZES.map((value) => ({ value, text: value }))}
        />
        <CheckboxField state={state} name="isLandscape" label={labels.isLandscape} />
        <ItemList state={state} selected={selected} onSelect={select} />
        <SubmitLine state={state} saved={t('diplomas:saved')}>
          {t('diplomas:save')}
        </SubmitLine>
      </form>
      <div className="diploma-side">
        <DiplomaPreview
          event={event}
          template={template}
          state={state}
          values={values}
          selected={selected}
          onSelect={select}
        />
        <PrintDiplomas eventId={event.id} kind={kind} />
        <DiplomaBackground event={event} template={template} onStored={store} />
        <ResetTemplate
          eventId={event.id}
          template={template}
          onStored={(stored) => {
            store(stored)
            state.restart(valuesOf(stored))
          }}
        />
      </div>
    </div>
  )
}
