import type { DiplomaSample, EventView, DiplomaTemplate as Stored } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { useId, useState } from 'react'
import { Loaded } from '../../infrastructure/components/Loaded.tsx'
import { useApp } from '../../infrastructure/context/app-context.ts'
import type { FormState } from '../../infrastructure/forms/use-form-state.ts'
import { drawnOf, type TemplateValues } from './diploma-values.ts'
import { samplesQuery } from './diplomas-query.ts'
import { Sheet } from './Sheet.tsx'

interface Props {
  readonly event: EventView
  readonly template: Stored
  readonly state: FormState<TemplateValues>
  readonly values: TemplateValues
  readonly selected: number
  readonly onSelect: (index: number) => void
}

/** The sheet of a real or an invented document, as the form describes it now. */
export function DiplomaPreview({ event, template, ...editing }: Props) {
  const { t } = useWords()
  const { client } = useApp()
  const { diplomaKind } = template
  return (
    <section aria-labelledby={`${diplomaKind}-preview`}>
      <h3 id={`${diplomaKind}-preview`}>{t('diplomas:preview.heading')}</h3>
      <p className="field-hint">{t('diplomas:preview.hint')}</p>
      <Loaded query={samplesQuery(client, event.id, diplomaKind)} failed={t('diplomas:loadFailed')}>
        {({ samples }) => <Samples samples={samples} event={event} template={template} {...editing} />}
      </Loaded>
    </section>
  )
}

function Samples({ samples, event, template, values, ...editing }: Props & { samples: DiplomaSample[] }) {
  const words = useWords()
  const { t } = words
  const ids = { sample: useId(), language: useId() }
  const [chosen, setChosen] = useState(0)
  const [language, setLanguage] = useState(words.language)
  const sample = samples[chosen] ?? samples[0]
  if (!sample) return null
  return (
    <>
      <div className="field-pair">
        <div className="field">
          <label htmlFor={ids.sample}>{t('diplomas:preview.sample')}</label>
          <select id={ids.sample} value={chosen} onChange={({ target }) => setChosen(Number(target.value))}>
            {samples.map((each, index) => (
              <option key={`${each.entryId} ${each.ru.name}`} value={index}>
                {each.entryId === null
                  ? t('diplomas:preview.invented')
                  : `${each[words.language].name}, ${each[words.language].distance}`}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor={ids.language}>{t('diplomas:preview.language')}</label>
          <select
            id={ids.language}
            value={language}
            onChange={({ target }) => setLanguage(target.value === 'ru' ? 'ru' : 'en')}
          >
            <option value="ru">{t('printouts:settings.languages.ru')}</option>
            <option value="en">{t('printouts:settings.languages.en')}</option>
          </select>
        </div>
      </div>
      <Sheet
        template={drawnOf(values)}
        texts={sample[language]}
        language={language}
        background={template.background}
        isPublic={event.public}
        {...editing}
      />
    </>
  )
}
