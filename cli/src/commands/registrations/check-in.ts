import type { EventRegistration } from '@polynya/contract'
import { PAGE_SIZE } from '@polynya/domain'
import type { Outcome } from '../../bulk/engine.ts'
import { planEach } from '../../bulk/plan-each.ts'
import { runJob } from '../../bulk/run-job.ts'
import type { Context } from '../../context/context.ts'
import type { Step } from '../../context/dry-run.ts'
import type { Run } from '../../context/run.ts'
import { Stop } from '../../failures/exit-status.ts'
import { numberOf } from '../../input/number-of.ts'
import { wordsOf } from '../../input/read-input.ts'
import { nameOf } from '../swimmers/swimmer-table.ts'

/** Checks swimmers in by competition number or registry ID; who is checked in already is reported. */
export const run: Run<'registrations check-in'> = async (context, { event, entrants, undo, concurrency }) => {
  const { t, settings } = context
  const id = numberOf(context, event)
  const words = [...new Set((await wordsOf(context, entrants)).map((word) => word.toUpperCase()))]
  const checkedIn = !undo
  const registered = await registrationsOf(context, id)
  const nameIn = (word: string) => {
    const swimmer = registered.get(word)
    return swimmer ? `${word} ${nameOf(swimmer, context)}` : word
  }
  if (settings.dryRun) {
    const action = checkedIn ? 'checkIn' : 'undoCheckIn'
    const stepOf = (word: string): Step => {
      const found = registered.get(word)
      if (!found) throw new Stop('notFound', t('cli:registration.unknown'))
      const isAlready = (found.checkedInAt !== null) === checkedIn
      return { action: isAlready ? 'unchanged' : action, what: nameIn(word) }
    }
    return planEach(context, { of: words, nameOf: (word) => word, stepOf })
  }
  const client = await context.bulkClient()
  const tasks = words.map((word) => ({
    key: word,
    name: nameIn(word),
    async perform(doubtful: boolean): Promise<Outcome> {
      const found = registered.get(word)
      if (!found) throw new Stop('notFound', t('cli:registration.unknown'))
      if ((found.checkedInAt !== null) === checkedIn && !doubtful)
        return { state: 'skipped', detail: t(`cli:registration.${checkedIn ? 'wasIn' : 'wasOut'}`) }
      await client.events.checkIn({ params: { id, registrationId: found.id }, body: { checkedIn } })
      return { state: 'done', detail: t(`cli:registration.${checkedIn ? 'isIn' : 'isOut'}`) }
    },
  }))
  return runJob(context, {
    tasks,
    input: words.join(' '),
    concurrency,
    describe: ({ name, detail }) => `${name}: ${detail}`,
  })
}

/** All registrations of an event, by competition number and by registry ID. */
async function registrationsOf(
  context: Context,
  id: number,
): Promise<ReadonlyMap<string, EventRegistration>> {
  const client = await context.client()
  const found = new Map<string, EventRegistration>()
  const query = { limit: PAGE_SIZE.max }
  for await (const each of client.events.registrations.items({ params: { id }, query })) {
    found.set(each.iwsaid, each)
    if (each.number !== null) found.set(String(each.number), each)
  }
  return found
}
