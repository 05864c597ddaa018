import { STEPS, type Step } from '../../../features/registration/register-search.ts'

/** Steps that are complete; steps that are no longer required belong to an existing order. */
export interface Progress {
  readonly isSignedIn: boolean
  readonly hasSwimmers: boolean
  readonly hasDistances: boolean
  readonly hasOrder: boolean
  readonly isPaid: boolean
  /** Whether relays are chosen or ordered, whose teams are a step of their own. */
  readonly hasRelay: boolean
}

const DONE: Readonly<Record<Exclude<Step, 'teams' | 'pay'>, (progress: Progress) => boolean>> = {
  account: ({ isSignedIn }) => isSignedIn,
  swimmers: ({ hasSwimmers }) => hasSwimmers,
  distances: ({ hasDistances }) => hasDistances,
  check: ({ hasOrder }) => hasOrder,
}

const isDone = (step: Step, progress: Progress): boolean =>
  step !== 'teams' && step !== 'pay' && (progress.hasOrder || DONE[step](progress))

/** The step that can be shown: the one wanted, or the first before it that is not done. */
export function openStep(wanted: Step | null, progress: Progress): Step {
  if (progress.hasOrder) return wanted === 'teams' && progress.hasRelay ? 'teams' : 'pay'
  const first = STEPS.find((step) => !isDone(step, progress)) ?? 'pay'
  if (wanted === null || wanted === 'account') return first
  return STEPS.indexOf(wanted) < STEPS.indexOf(first) ? wanted : first
}

export type StepState = 'done' | 'current' | 'open' | 'locked'

/**
 * State of each step while one of them is shown. An existing order is changed on its own page: the steps before it are
 * complete.
 */
export function stepStates(current: Step, progress: Progress): Readonly<Record<Step, StepState>> {
  const first = openStep(null, progress)
  const stateOf = (step: Step): StepState => {
    if (step === current) return 'current'
    if (isDone(step, progress)) return 'done'
    // Teams can be named before and after the payment.
    if (progress.hasOrder) return step === 'teams' || progress.isPaid ? 'done' : 'open'
    return step === first ? 'open' : 'locked'
  }
  return Object.fromEntries(STEPS.map((step) => [step, stateOf(step)])) as Record<Step, StepState>
}
