/** Changes that a command would make: `--dry-run` shows them without making them. */

import type { Action } from '@polynya/i18n/cli'
import type { Context } from './context.ts'
import { type Item, item } from './result.ts'

export interface Step {
  readonly action: Action
  readonly what: string
  readonly [detail: string]: unknown
}

/** Returns the plan in place of the result. */
export function plan({ t }: Pick<Context, 't'>, steps: readonly Step[]): Item {
  const lines = steps.map(({ action, what }) => `${t(`cli:actions.${action}`)}  ${what}`)
  return item({ dryRun: true, steps }, [t('cli:dryRun'), ...lines])
}
