import type { StartList } from '@polynya/contract'
import type { Outcome, Task } from '../../bulk/engine.ts'
import { planEach } from '../../bulk/plan-each.ts'
import { runJob } from '../../bulk/run-job.ts'
import type { Context } from '../../context/context.ts'
import type { Step } from '../../context/dry-run.ts'
import type { Run } from '../../context/run.ts'
import type { Input } from '../../definitions/commands.ts'
import { numberOf } from '../../input/number-of.ts'
import { wordsOf } from '../../input/read-input.ts'
import { findList, findStarter } from './find-list.ts'
import { entrantText } from './start-list-table.ts'

/** Scratches entrants, or restores them; who is scratched already is reported. */
export const run: Run<'prestart scratch'> = async (context, input) => {
  const words = [...new Set(await wordsOf(context, input.entrants))]
  const list = await findList(context, input.event, input.distance)
  if (context.settings.dryRun) {
    const action = input.undo ? 'undoScratch' : 'scratch'
    const stepOf = (word: string): Step => {
      const { starter, scratched } = findStarter(context, list, word)
      const isAlready = scratched === !input.undo && !input.result
      return { action: isAlready ? 'unchanged' : action, what: entrantText(context, starter) }
    }
    return planEach(context, { of: words, nameOf: (word) => word, stepOf })
  }
  return runJob(context, {
    tasks: words.map((word) => scratching(context, { input, list, word })),
    input: words.join(' '),
    concurrency: input.concurrency,
    describe: ({ name, detail }) => `${name}: ${detail}`,
  })
}

interface Scratching {
  readonly input: Input<'prestart scratch'>
  readonly list: StartList
  readonly word: string
}

function scratching(context: Context, { input, list, word }: Scratching): Task {
  const { t } = context
  const { undo, result } = input
  return {
    key: word,
    name: word,
    async perform(doubtful): Promise<Outcome> {
      const { starter, scratched } = findStarter(context, list, word)
      const detail = t(`cli:prestart.${undo ? 'restored' : 'scratched'}`)
      if (scratched === !undo && !doubtful && !result) return { state: 'skipped', detail }
      const params = { id: numberOf(context, input.event), distanceId: list.distanceId }
      const body = { entryId: starter.entryId, scratched: !undo, ...(result && { result }) }
      await (await context.bulkClient()).events.scratchPrestart({ params, body })
      return { state: 'done', detail }
    },
  }
}
