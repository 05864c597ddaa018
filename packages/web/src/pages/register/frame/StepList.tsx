import { useWords } from '@polynya/ui'
import {
  type RegisterSearch,
  registerAddress,
  type Step,
  stepsOf,
} from '../../../features/registration/register-search.ts'
import { type Progress, type StepState, stepStates } from './steps.ts'

/** The list of steps with their states; completed ones are links. */
export function StepList({
  current,
  progress,
  search,
}: {
  readonly current: Step
  readonly progress: Progress
  readonly search: RegisterSearch
}) {
  const { t } = useWords()
  const states = stepStates(current, progress)
  return (
    <nav className="step-list" aria-label={t('register:steps.label')}>
      <ol>
        {stepsOf(progress.hasRelay).map((step) => (
          <li key={step} data-state={states[step]}>
            <StepEntry
              step={step}
              state={states[step]}
              href={canOpen(step, states[step], progress) ? registerAddress({ ...search, step }) : null}
            />
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Signing in is no step to go back to; after an order, only its teams and its payment can be opened. */
const canOpen = (step: Step, state: StepState, { hasOrder }: Progress) =>
  (state === 'done' || state === 'open') &&
  (hasOrder ? step === 'teams' || step === 'pay' : step !== 'account')

function StepEntry({
  step,
  state,
  href,
}: {
  readonly step: Step
  readonly state: StepState
  readonly href: string | null
}) {
  const { t } = useWords()
  const name = (
    <>
      <span className="step-name">{t(`register:steps.${step}`)}</span>
      {(state === 'done' || state === 'locked') && (
        <span className="visually-hidden"> ({t(`register:steps.${state}`)})</span>
      )}
    </>
  )
  if (href) return <a href={href}>{name}</a>
  return <span aria-current={state === 'current' ? 'step' : undefined}>{name}</span>
}
