import type { EventView } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { textOf, textOrNull } from '../../infrastructure/forms/field-values.ts'
import { TextField } from '../../infrastructure/forms/TextField.tsx'
import { EditorSection } from './section/EditorSection.tsx'
import { type SectionProps, useSection } from './section/use-section.ts'

interface Values {
  organizer: string
  organizerEn: string
  contactEmail: string
  contactPhone: string
}

const valuesOf = (event: EventView): Values => ({
  organizer: textOf(event.organizer),
  organizerEn: textOf(event.organizerEn),
  contactEmail: textOf(event.contactEmail),
  contactPhone: textOf(event.contactPhone),
})

const toInput = (values: Values) => ({
  organizer: textOrNull(values.organizer),
  organizerEn: textOrNull(values.organizerEn),
  contactEmail: textOrNull(values.contactEmail),
  contactPhone: textOrNull(values.contactPhone),
})

/** Which federation holds the event, and its public contacts. */
export function OrganizerSection(props: SectionProps) {
  const { t } = useWords()
  const section = useSection<Values>(props, { id: 'organizer', valuesOf, toInput })
  const { state } = section
  const labels = {
    organizer: t('eventEditor:fields.organizer'),
    organizerEn: t('eventEditor:fields.organizerEn'),
    contactEmail: t('eventEditor:fields.contactEmail'),
    contactPhone: t('eventEditor:fields.contactPhone'),
  }
  return (
    <EditorSection section={section} labels={labels} failed={t('eventEditor:failed.organizer')}>
      <TextField state={state} name="organizer" label={labels.organizer} />
      <TextField state={state} name="organizerEn" label={labels.organizerEn} input={{ lang: 'en' }} />
      <div className="field-pair">
        <TextField
          state={state}
          name="contactEmail"
          label={labels.contactEmail}
          hint={t('eventEditor:hints.contacts')}
          input={{ type: 'email' }}
        />
        <TextField state={state} name="contactPhone" label={labels.contactPhone} input={{ type: 'tel' }} />
      </div>
    </EditorSection>
  )
}
