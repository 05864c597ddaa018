/** What a command would change: `--dry-run` shows it and leaves everything as it is. */

import type { Context } from './context.ts'
import { type Item, item } from './result.ts'

export interface Step {
  readonly action: string
  readonly what: string
  readonly [detail: string]: unknown
}

/** The plan instead of the deed. */
export function plan({ t }: Pick<Context, 't'>, steps: readonly Step[]): Item {
  const lines = steps.map(({ action, what }) => `${action}  ${what}`)
  return item({ dryRun: true, steps }, [t('cli:dryRun'), ...lines])
}
