import { inBatches } from '../calls/batches.ts'
import type { Context } from '../context/context.ts'
import { planLines, type Step } from '../context/dry-run.ts'
import { type Item, item } from '../context/result.ts'
import { failureText } from '../failures/describe-failure.ts'
import { statusOfAll } from '../failures/partial.ts'
import { isOfOneTask } from './engine.ts'

/** Reads made side by side. */
const BATCH = 8

interface Planning<Of> {
  readonly of: readonly Of[]
  readonly nameOf: (one: Of) => string
  /** Reads what a task concerns; fails as the task would. */
  readonly stepOf: (one: Of) => Step | Promise<Step>
}

/** Returns the plan of a bulk command: what it would do, and which tasks would fail. Ends with the status of the job. */
export async function planEach<Of>(context: Context, { of, nameOf, stepOf }: Planning<Of>): Promise<Item> {
  const steps: Step[] = []
  const problems: unknown[] = []
  const found = await inBatches(of, BATCH, async (one) => {
    try {
      return { step: await stepOf(one) }
    } catch (problem) {
      if (!isOfOneTask(problem)) throw problem
      return { problem, name: nameOf(one) }
    }
  })
  const failures = found.flatMap(({ step, problem, name = '' }) => {
    if (step) {
      steps.push(step)
      return []
    }
    problems.push(problem)
    const detail = failureText(problem, context.t, { args: context.args })
    const reason = (problem as { readonly reason?: string }).reason ?? null
    return [{ key: name, name, state: 'failed' as const, detail, reason }]
  })
  const shown = [
    ...(steps.length > 0 || failures.length === 0 ? planLines(context, steps) : []),
    ...(failures.length > 0 ? [context.t('cli:dryRunFails')] : []),
    ...failures.map(({ name, detail }) => `  ${name}: ${detail}`),
  ]
  return item({ dryRun: true, steps, failures }, shown, statusOfAll(problems, of.length))
}
