import { EventKind, type EventView } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { numberOf, textOf, textOrNull } from '../../infrastructure/forms/field-values.ts'
import { SelectField } from '../../infrastructure/forms/SelectField.tsx'
import { TextField } from '../../infrastructure/forms/TextField.tsx'
import { EditorSection } from './section/EditorSection.tsx'
import { type SectionProps, useSection } from './section/use-section.ts'

interface Values {
  name: string
  nameEn: string
  shortName: string
  shortNameEn: string
  series: string
  seriesEn: string
  specType: string
  priority: string
  url: string
}

const valuesOf = (event: EventView): Values => ({
  name: event.name,
  nameEn: textOf(event.nameEn),
  shortName: textOf(event.shortName),
  shortNameEn: textOf(event.shortNameEn),
  series: textOf(event.series),
  seriesEn: textOf(event.seriesEn),
  specType: textOf(event.specType),
  priority: textOf(event.priority),
  url: textOf(event.url),
})

const toInput = (values: Values) => ({
  name: values.name.trim(),
  nameEn: textOrNull(values.nameEn),
  shortName: textOrNull(values.shortName),
  shortNameEn: textOrNull(values.shortNameEn),
  series: textOrNull(values.series),
  seriesEn: textOrNull(values.seriesEn),
  specType: EventKind.options.find((kind) => kind === values.specType) ?? null,
  priority: numberOf(values.priority),
  url: textOrNull(values.url),
})

/** What the event is called, and what it is. */
export function NamesSection(props: SectionProps) {
  const { t } = useWords()
  const section = useSection<Values>(props, { id: 'names', valuesOf, toInput })
  const { state } = section
  const labels = {
    name: t('eventEditor:fields.name'),
    nameEn: t('eventEditor:fields.nameEn'),
    shortName: t('eventEditor:fields.shortName'),
    shortNameEn: t('eventEditor:fields.shortNameEn'),
    specType: t('eventEditor:fields.specType'),
    series: t('eventEditor:fields.series'),
    seriesEn: t('eventEditor:fields.seriesEn'),
    priority: t('eventEditor:fields.priority'),
    url: t('eventEditor:fields.url'),
  }
  const field = (name: keyof Values) => ({ state, name, label: labels[name] }) as const
  const kinds = EventKind.options.map((kind) => ({ value: kind, text: t(`sport:eventKinds.${kind}`) }))
  return (
    <EditorSection section={section} labels={labels} failed={t('eventEditor:failed.names')}>
      <TextField {...field('name')} />
      <TextField {...field('nameEn')} input={{ lang: 'en' }} />
      <div className="field-pair">
        <TextField {...field('shortName')} />
        <TextField {...field('shortNameEn')} input={{ lang: 'en' }} />
      </div>
      <SelectField
        {...field('specType')}
        options={[{ value: '', text: t('eventEditor:hints.none') }, ...kinds]}
      />
      <div className="field-pair">
        <TextField {...field('series')} hint={t('eventEditor:hints.series')} />
        <TextField {...field('seriesEn')} input={{ lang: 'en' }} />
      </div>
      <TextField
        {...field('priority')}
        hint={t('eventEditor:hints.priority')}
        input={{ inputMode: 'numeric' }}
      />
      <TextField {...field('url')} hint={t('eventEditor:hints.url')} input={{ type: 'url' }} />
    </EditorSection>
  )
}
