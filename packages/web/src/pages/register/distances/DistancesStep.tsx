import { EmptyState, useWords } from '@polynya/ui'
import type { StepProps } from '../../../features/registration/basket/step-props.ts'
import { SwimmerDistances } from '../../../features/registration/distances/SwimmerDistances.tsx'
import { StepFrame } from '../parts/StepFrame.tsx'

/** What everybody of the basket swims. */
export function DistancesStep(props: StepProps) {
  const { t } = useWords()
  const { event, basket, swimmers } = props
  const chosen = basket.swimmers.flatMap((entry) => {
    const swimmer = swimmers.find(({ id }) => id === entry.swimmerId)
    return swimmer ? [{ swimmer, entry }] : []
  })
  return (
    <StepFrame step="distances" heading={t('register:distances.heading')}>
      {event.registration.state === 'individualClosed' && (
        <p className="register-note">{t('register:closed.individual')}</p>
      )}
      {event.programData.length === 0 && <EmptyState title={t('register:distances.none')} />}
      {chosen.map(({ swimmer, entry }) => (
        <SwimmerDistances key={swimmer.id} {...props} swimmer={swimmer} chosen={entry} />
      ))}
    </StepFrame>
  )
}
