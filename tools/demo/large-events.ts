/** Thousands of events for benchmarks: from the demo factory, inserted in bulk. */

import { EventCreate } from '@polynya/contract'
import { eventDraft, publishingGaps } from '@polynya/domain'
import { anEvent, description, type PlannedEvent, plannedEvents } from '@polynya/testkit/federation'
import { insertDescription } from '../../packages/server/src/areas/events/content/descriptions.store.ts'
import { eventIssues } from '../../packages/server/src/areas/events/editing/event-input.ts'
import { insertWholeEvent } from '../../packages/server/src/areas/events/editing/insert-event.ts'
import {
  changed,
  type EventData,
  NEW_EVENT,
} from '../../packages/server/src/areas/events/record/event-data.ts'
import type { Tx } from '../../packages/server/src/db/schema.ts'
import type { Deps } from './open-world.ts'

const BATCH = 25
const SAY_EVERY = 250

interface Bulk {
  readonly count: number
  readonly seasons: number
  /** Account that creates the events. */
  readonly accountId: number
  readonly say: (line: string) => void
}

/** Inserts the archive of a federation; the showcase is created by the stories. */
export async function insertEvents(deps: Deps, { count, seasons, accountId, say }: Bulk): Promise<void> {
  const plans = plannedEvents(deps.clock.now(), { events: count, seasons }).filter(
    (plan) => plan.showpiece === null,
  )
  for (let done = 0; done < plans.length; done += BATCH) {
    if (done > 0 && done % SAY_EVERY === 0) say(`${done} of ${plans.length} events`)
    await deps.db.transaction().execute(async (tx) => {
      for (const plan of plans.slice(done, done + BATCH)) await insertPlanned(tx, plan, { deps, accountId })
    })
  }
}

async function insertPlanned(
  tx: Tx,
  plan: PlannedEvent,
  { deps, accountId }: { readonly deps: Deps; readonly accountId: number },
) {
  const data = checked(plan, deps)
  const { id } = await insertWholeEvent(tx, data, { accountId, now: deps.clock.now() })
  const html = description(plan)
  for (const lang of ['ru', 'en'] as const)
    await insertDescription(tx, { event_id: id, lang, html: html[lang] })
}

/** Validates a public event like the API. */
function checked(plan: PlannedEvent, deps: Deps): EventData {
  const data = { ...changed(NEW_EVENT, EventCreate.parse(anEvent(plan))), public: true }
  const [issue] = [...eventIssues(data, NEW_EVENT, deps), ...publishingGaps(eventDraft(data))]
  if (issue) throw new Error(`${issue.path}: ${issue.reason} in ${data.name}`)
  return data
}
