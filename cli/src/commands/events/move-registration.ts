import type { Event, EventUpdate } from '@polynya/contract'
import { moveRegistration, REGISTRATION_TERMS, type RegistrationBounds } from '@polynya/domain'
import type { Task } from '../../bulk/engine.ts'
import { planEach } from '../../bulk/plan-each.ts'
import { runJob } from '../../bulk/run-job.ts'
import { inBatches } from '../../calls/batches.ts'
import type { Context } from '../../context/context.ts'
import type { Step } from '../../context/dry-run.ts'
import type { Result } from '../../context/result.ts'
import { confirm } from '../../input/ask.ts'
import { idsOf, someOf } from '../../input/ids.ts'
import { momentsIn } from '../../terminal/moments.ts'
import { checkEvent } from './check-event.ts'
import { nameOf } from './event-table.ts'

const BATCH = 8

interface Move {
  readonly action: 'open' | 'close'
  readonly events: readonly string[]
  readonly concurrency: number | undefined
  /** The new bounds of an event's registration; null if it is as wanted already. Throws if they are impossible. */
  readonly boundsOf: (event: Event) => Partial<RegistrationBounds> | null
}

/** Opens or closes the registration for events, after showing what changes; reports failures and continues. */
export async function moveRegistrations(context: Context, move: Move): Promise<Result> {
  const { t, settings } = context
  const ids = await idsOf(context, move.events)
  const { events } = await context.client()
  const found = await inBatches(ids, BATCH, (id) => events.get({ params: { id } }))
  const planned = found.map((event) => {
    const bounds = move.boundsOf(event)
    const name = `${event.id} ${nameOf(event, context)}`
    return { event, name, body: bounds && moveRegistration(event, bounds) }
  })
  const moved = planned.flatMap(({ name, event, body }) =>
    body ? [{ event, body, what: `${name} (${changeText(context, event.timeZone, body)})` }] : [],
  )
  if (settings.dryRun) {
    const stepOf = ({ event, body, what }: (typeof moved)[number]): Step => {
      checkEvent(body as EventUpdate, event)
      return { action: move.action, what, ...body }
    }
    return planEach(context, { of: moved, nameOf: ({ event }) => String(event.id), stepOf })
  }
  const texts = moved.map(({ what }) => what)
  if (texts.length > 0)
    await confirm(context, t(`cli:registrationMoves.${move.action}`, { names: someOf(context, texts) }))
  return runJob(context, {
    tasks: planned.map((each) => moving(context, move.action, each)),
    fresh: true,
    input: ids.join(' '),
    concurrency: move.concurrency,
    describe: ({ name, detail }) => `${name}: ${detail}`,
  })
}

type Moved = ReturnType<typeof moveRegistration<Event['programData'][number]>>

interface Planned {
  readonly event: Event
  readonly name: string
  /** Null if the registration is as wanted. */
  readonly body: Moved | null
}

function moving(context: Context, action: Move['action'], { event, name, body }: Planned): Task {
  const params = { id: event.id }
  return {
    key: String(event.id),
    name,
    async perform(doubtful) {
      if (!body) return { state: 'skipped', detail: context.t(`cli:registrationMoves.${action}Before`) }
      const done = { state: 'done', detail: changeText(context, event.timeZone, body) } as const
      const { events } = await context.bulkClient()
      if (doubtful && hasBounds(await events.get({ params }), body)) return done
      await events.update({ params, body }, { ifMatch: event.version })
      return done
    },
  }
}

const hasBounds = (event: Event, body: Moved) =>
  event.regStartDate === body.regStartDate && event.regEndDate === body.regEndDate

/** «2026-12-01 10:00 МСК – 2026-12-20 23:59 МСК, refundRule»: the range, and the terms that follow it. */
function changeText({ t, language }: Context, timeZone: string, body: Moved): string {
  const moment = momentsIn(language)
  const range = [body.regStartDate, body.regEndDate].map((at) => moment(at, timeZone) ?? '…').join(' – ')
  const terms = REGISTRATION_TERMS.filter((name) => body[name]).map((name) =>
    t(`cli:registrationMoves.${name}`),
  )
  return terms.length === 0
    ? range
    : `${range}; ${t('cli:registrationMoves.follow', { terms: terms.join(', ') })}`
}
