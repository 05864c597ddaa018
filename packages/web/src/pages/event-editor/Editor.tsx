import { useWords } from '@polynya/ui'
import { Readiness } from '../../features/event-manage/Readiness.tsx'
import {
  STEP_IDS,
  STEPS,
  type Step,
  sectionOfForm,
  stepAddress,
  stepIn,
} from '../../features/event-manage/setup-steps.ts'
import { useUnsavedList } from '../../infrastructure/context/unsaved-forms.ts'
import { useAddressQuery } from '../../infrastructure/lists/address-query.ts'
import type { SectionProps } from './section/use-section.ts'
import { SECTIONS } from './sections.ts'

/** The sections, step by step; those of other steps are hidden, so that what was typed there stays. */
export function Editor(props: SectionProps) {
  const { t } = useWords()
  const { event } = props
  const current = stepIn(useAddressQuery().values)
  const unsaved = useUnsavedList().map(({ id }) => sectionOfForm(event.id, id))
  return (
    <>
      <Readiness event={event} unsaved={[...new Set(unsaved)]} />
      <div className="editor-columns">
        <nav aria-label={t('eventEditor:editor.sections')} className="side-nav editor-nav">
          <ul>
            {STEP_IDS.map((step) => (
              <li key={step}>
                <a href={stepAddress(event.id, step)} aria-current={step === current ? 'step' : undefined}>
                  {t(`eventManage:steps.${step}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="editor-sections">
          {STEP_IDS.map((step) => (
            <div key={step} className="editor-step" hidden={step !== current}>
              {STEPS[step].map((id) => {
                const Section = SECTIONS[id]
                return <Section key={id} {...props} />
              })}
            </div>
          ))}
          <NextSteps eventId={event.id} current={current} />
        </div>
      </div>
    </>
  )
}

/** Links to the previous and the next step. */
function NextSteps({ eventId, current }: { readonly eventId: number; readonly current: Step }) {
  const { t } = useWords()
  const index = STEP_IDS.indexOf(current)
  return (
    <p className="editor-next">
      {(['previous', 'next'] as const).map((way) => {
        const step = STEP_IDS[way === 'next' ? index + 1 : index - 1]
        return (
          step && (
            <a key={way} className="button" href={stepAddress(eventId, step)}>
              {t(`eventManage:steps.${way}`, { step: t(`eventManage:steps.${step}`) })}
            </a>
          )
        )
      })}
    </p>
  )
}
