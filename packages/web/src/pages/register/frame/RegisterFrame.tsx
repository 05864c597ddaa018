import type { EventView } from '@polynya/contract'
import { lacksWayToPay } from '@polynya/domain'
import { Skeleton, useWords } from '@polynya/ui'
import { type ReactNode, Suspense } from 'react'
import { type RegisterSearch, type Step, stepsOf } from '../../../features/registration/register-search.ts'
import { useStepFocus } from '../../../infrastructure/components/use-step-focus.ts'
import { useSite } from '../../../infrastructure/queries/site.ts'
import { StepsContext } from '../parts/steps-context.ts'
import { EventLine } from './EventLine.tsx'
import { StepList } from './StepList.tsx'
import type { Progress } from './steps.ts'

/** Frame of every step: the event, and the list of steps. */
export function RegisterFrame({
  event,
  search,
  step,
  progress,
  children,
}: {
  readonly event: EventView
  readonly search: RegisterSearch
  readonly step: Step
  readonly progress: Progress
  readonly children: ReactNode
}) {
  useStepFocus(step)
  return (
    <div className="page register">
      <EventLine event={event} />
      <StepList current={step} progress={progress} search={search} />
      <div className="register-main">
        <NoWayToPay event={event} />
        <StepsContext value={stepsOf(progress.hasRelay)}>
          <Suspense fallback={<Skeleton shape="line" count={8} />}>{children}</Suspense>
        </StepsContext>
      </div>
    </div>
  )
}

/** Says before anything is chosen that the fees of an event cannot be paid online. */
function NoWayToPay({ event }: { readonly event: EventView }) {
  const { t } = useWords()
  const site = useSite()
  if (!site || !lacksWayToPay(event, site.paymentGateways)) return null
  return <p className="register-note">{t('register:event.noWayToPay')}</p>
}
