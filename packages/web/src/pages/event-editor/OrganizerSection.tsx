import type { EventView } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { textOf, textOrNull } from '../../infrastructure/forms/field-values.ts'
import { TextField } from '../../infrastructure/forms/TextField.tsx'
import { EditorSection } from './section/EditorSection.tsx'
import { type SectionProps, useSection } from './section/use-section.ts'

interface Values {
  organizer: string
  organizerEn: string
}

const valuesOf = ({ organizer, organizerEn }: EventView): Values => ({
  organizer: textOf(organizer),
  organizerEn: textOf(organizerEn),
})

const toInput = ({ organizer, organizerEn }: Values) => ({
  organizer: textOrNull(organizer),
  organizerEn: textOrNull(organizerEn),
})

/** Which federation holds the event. */
export function OrganizerSection(props: SectionProps) {
  const { t } = useWords()
  const section = useSection<Values>(props, { id: 'organizer', valuesOf, toInput })
  const { state } = section
  const labels = {
    organizer: t('eventEditor:fields.organizer'),
    organizerEn: t('eventEditor:fields.organizerEn'),
  }
  return (
    <EditorSection section={section} labels={labels} failed={t('eventEditor:failed.organizer')}>
      <TextField state={state} name="organizer" label={labels.organizer} />
      <TextField state={state} name="organizerEn" label={labels.organizerEn} input={{ lang: 'en' }} />
    </EditorSection>
  )
}
