import type { EventView } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { useApp } from '../../infrastructure/context/app-context.ts'
import { venueInstant, venueText } from '../../infrastructure/forms/field-values.ts'
import { TextField } from '../../infrastructure/forms/TextField.tsx'
import { EditorSection } from './section/EditorSection.tsx'
import { type SectionProps, useSection } from './section/use-section.ts'

interface Values {
  regStartDate: string
  regEndDate: string
}

const valuesOf = ({ regStartDate, regEndDate, timeZone }: EventView): Values => ({
  regStartDate: venueText(regStartDate, timeZone),
  regEndDate: venueText(regEndDate, timeZone),
})

const toInput = ({ regStartDate, regEndDate }: Values, { timeZone }: EventView) => ({
  regStartDate: venueInstant(regStartDate, timeZone),
  regEndDate: venueInstant(regEndDate, timeZone),
})

/** From when until when one can register, by the clock of the venue. */
export function RegistrationSection(props: SectionProps) {
  const { t, formats } = useWords()
  const { clock } = useApp()
  const { timeZone } = props.event
  const section = useSection<Values>(props, { id: 'registration', valuesOf, toInput })
  const { state } = section
  const labels = {
    regStartDate: t('eventEditor:fields.regStartDate'),
    regEndDate: t('eventEditor:fields.regEndDate'),
  }
  const zone = `${formats.zoneName(timeZone)}, ${formats.zone(clock(), timeZone)}`
  return (
    <EditorSection section={section} labels={labels} failed={t('messages:events.registrationDatesFailed')}>
      <p className="field-hint">{t('eventEditor:hints.registration', { zone })}</p>
      <div className="field-pair">
        <TextField
          state={state}
          name="regStartDate"
          label={labels.regStartDate}
          input={{ type: 'datetime-local' }}
        />
        <TextField
          state={state}
          name="regEndDate"
          label={labels.regEndDate}
          input={{ type: 'datetime-local' }}
        />
      </div>
    </EditorSection>
  )
}
