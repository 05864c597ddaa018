import type { Context } from '../../context/context.ts'
import { plan } from '../../context/dry-run.ts'
import { item, type Result } from '../../context/result.ts'
import { failureLines } from '../../failures/describe-failure.ts'
import { statusOfAll } from '../../failures/partial.ts'
import { numberOf } from '../../input/number-of.ts'
import { wordsOf } from '../../input/read-input.ts'

interface Outcome {
  readonly event: number
  readonly public: boolean | null
  readonly problem: string | null
}

/** Publishes or hides events one by one; reports failures and continues. */
export async function setPublic(
  context: Context,
  events: readonly string[],
  isPublic: boolean,
): Promise<Result> {
  const ids = (await wordsOf(context, events)).map((event) => numberOf(context, event))
  const action = isPublic ? 'publish' : 'unpublish'
  if (context.settings.dryRun)
    return plan(
      context,
      ids.map((id) => ({ action, what: String(id) })),
    )
  const client = await context.client()
  const outcomes: Outcome[] = []
  const problems: unknown[] = []
  for (const id of ids) {
    try {
      const event = await client.events.update({ params: { id }, body: { public: isPublic } })
      outcomes.push({ event: id, public: event.public, problem: null })
    } catch (problem) {
      if (context.interrupt.stopping.aborted) throw problem
      problems.push(problem)
      outcomes.push({ event: id, public: null, problem: failureLines(problem, context.t).join('\n') })
    }
  }
  return item(
    outcomes,
    outcomes.map((outcome) => sentence(context, outcome)),
    statusOfAll(problems, ids.length),
  )
}

function sentence({ t }: Context, { event, public: isPublic, problem }: Outcome): string {
  if (problem !== null) return `${event}: ${problem}`
  return t(isPublic ? 'cli:published' : 'cli:unpublished', { event })
}
