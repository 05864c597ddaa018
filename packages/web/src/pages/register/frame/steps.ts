import { STEPS, type Step } from '../../../features/registration/register-search.ts'

/** Steps that are complete; steps that are no longer required belong to an existing order. */
export interface Progress {
  readonly isSignedIn: boolean
  readonly hasSwimmers: boolean
  readonly hasDistances: boolean
  readonly hasOrder: boolean
}

const DONE: Readonly<Record<Exclude<Step, 'pay'>, (progress: Progress) => boolean>> = {
  account: ({ isSignedIn }) => isSignedIn,
  swimmers: ({ hasSwimmers }) => hasSwimmers,
  distances: ({ hasDistances }) => hasDistances,
  check: ({ hasOrder }) => hasOrder,
}

const isDone = (step: Step, progress: Progress): boolean =>
  step !== 'pay' && (progress.hasOrder || DONE[step](progress))

/** The step that can be shown: the one wanted, or the first before it that is not done. */
export function openStep(wanted: Step | null, progress: Progress): Step {
  const first = STEPS.find((step) => !isDone(step, progress)) ?? 'pay'
  if (progress.hasOrder || wanted === null || wanted === 'account') return first
  return STEPS.indexOf(wanted) < STEPS.indexOf(first) ? wanted : first
}

export type StepState = 'done' | 'current' | 'open' | 'locked'

/**
 * State of each step while one of them is shown. An existing order is changed on its own page: its steps are
 * complete.
 */
export function stepStates(current: Step, progress: Progress): Readonly<Record<Step, StepState>> {
  const first = openStep(null, progress)
  const stateOf = (step: Step): StepState => {
    if (step === current) return 'current'
    if (isDone(step, progress)) return 'done'
    return step === first ? 'open' : 'locked'
  }
  return Object.fromEntries(STEPS.map((step) => [step, stateOf(step)])) as Record<Step, StepState>
}
