/** Changes that a command would make: `--dry-run` shows them without making them. */

import type { Action } from '@polynya/i18n/cli'
import type { Context } from './context.ts'
import { type Item, item } from './result.ts'

export interface Step {
  readonly action: Action
  readonly what: string
  readonly [detail: string]: unknown
}

/**
 * Returns the plan in place of the result. Before it, a command reads what the change concerns, and fails as the change
 * would.
 */
export const plan = (context: Pick<Context, 't'>, steps: readonly Step[]): Item =>
  item({ dryRun: true, steps }, planLines(context, steps))

/** The same for a change that only the server can check, which the plan says. */
export const uncheckedPlan = (context: Pick<Context, 't'>, steps: readonly Step[]): Item =>
  item({ dryRun: true, steps }, [...planLines(context, steps), context.t('cli:dryRunUnchecked')])

export const planLines = ({ t }: Pick<Context, 't'>, steps: readonly Step[]): string[] => [
  t(steps.length > 0 ? 'cli:dryRun' : 'cli:dryRunNothing'),
  ...steps.map(({ action, what }) => `${t(`cli:actions.${action}`)}  ${what}`),
]
