import type { EventUpdate, EventView } from '@polynya/contract'
import { distanceOf, findDistCode } from '@polynya/domain'
import { useWords } from '@polynya/ui'
import { textOf, textOrNull } from '../../../infrastructure/forms/field-values.ts'
import { TextField } from '../../../infrastructure/forms/TextField.tsx'
import type { Draft } from '../../../infrastructure/forms/validation.ts'
import { EditorSection } from '../section/EditorSection.tsx'
import { type SectionProps, useSection } from '../section/use-section.ts'

interface Values {
  seminarDate: string
}

const valuesOf = ({ seminarDate }: EventView): Values => ({ seminarDate: textOf(seminarDate) })
const toInput = ({ seminarDate }: Values): Draft<EventUpdate> => ({ seminarDate: textOrNull(seminarDate) })

/** The seminar whose credits the programme sells. */
export function JudgingSection(props: SectionProps) {
  const { t } = useWords()
  const section = useSection<Values>(props, { id: 'judging', valuesOf, toInput })
  const credits = props.event.programData
    .flatMap(({ children }) => children.map(({ distCode }) => findDistCode(distCode)))
    .filter((code) => code !== null)
    .filter((code) => distanceOf(code).kind === 'judgeCredit')
    .map((code) => t(`sport:distances.${code}.short`))
  const label = t('eventEditor:terms.judging.seminarDate')
  return (
    <EditorSection section={section} labels={{ seminarDate: label }} failed={t('eventEditor:failed.judging')}>
      <TextField
        state={section.state}
        name="seminarDate"
        label={label}
        hint={
          credits.length === 0
            ? t('eventEditor:terms.judging.noCredits')
            : t('eventEditor:terms.judging.text', { credits: [...new Set(credits)].join(', ') })
        }
        input={{ type: 'date' }}
      />
    </EditorSection>
  )
}
