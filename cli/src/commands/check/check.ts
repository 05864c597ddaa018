import type { EventCard } from '@polynya/contract'
import { addDays, dateInZone, PAGE_SIZE } from '@polynya/domain'
import type { Client } from '@polynya/sdk/light'
import { inBatches } from '../../calls/batches.ts'
import type { Context } from '../../context/context.ts'
import { type Column, rows } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { CHECKS } from '../../definitions/check.ts'
import { EXIT } from '../../failures/exit-status.ts'
import { idsOf } from '../../input/ids.ts'
import { momentsIn } from '../../terminal/moments.ts'
import { nameOf } from '../events/event-table.ts'
import { admissions, documents, results } from './event-checks.ts'
import type { Checked, CheckName, Finding } from './finding.ts'
import { expiredOrders, unpaidOrders } from './order-checks.ts'
import { changes, duplicates, unconfirmed } from './profile-checks.ts'

const CHECK: Readonly<Record<CheckName, (checked: Checked) => Promise<Finding[]>>> = {
  unpaidOrders,
  expiredOrders,
  documents,
  admissions,
  results,
  unconfirmed,
  changes,
  duplicates,
}

/** Days after its end in which an event is checked: its results are being corrected. */
const DAYS_AFTER = 30
const CONCURRENCY = 4

/** Lists what needs an administrator; an exit status of its own shows that something was found. */
export const run: Run<'check'> = async (context, { events: words = [], only, concurrency = CONCURRENCY }) => {
  const { t } = context
  const client = await context.client()
  const isNarrow = words.length > 0
  const events = isNarrow
    ? await inBatches(await idsOf(context, words), concurrency, (id) => client.events.get({ params: { id } }))
    : await currentEvents(client)
  const found: Finding[] = []
  for (const name of CHECKS.filter((each) => only?.includes(each) ?? true))
    found.push(...(await CHECK[name]({ client, events, isNarrow, concurrency })))
  const zones = new Map(events.map(({ id, timeZone }) => [id, timeZone]))
  const list = rows(found, columnsIn(context, zones), t('cli:nothingFound'))
  return found.length > 0 ? { ...list, status: EXIT.found } : list
}

/** Events that the caller administers and that are ahead, going on, or just over. */
async function currentEvents({ events }: Client): Promise<EventCard[]> {
  const found: EventCard[] = []
  const query = { sort: 'startDate', order: 'desc', limit: PAGE_SIZE.max } as const
  const since = addDays(dateInZone(new Date(), 'UTC'), -DAYS_AFTER)
  for await (const event of events.adminList.items({ query })) {
    const last = event.endDate ?? event.startDate
    if (last === null || last >= since) found.push(event)
  }
  return found
}

const columnsIn = (context: Context, zones: ReadonlyMap<number, string>): Column<Finding>[] => {
  const { t, language } = context
  const moment = momentsIn(language)
  return [
    { title: t('cli:label.finding'), of: (found) => findingText(t, found) },
    { title: t('cli:label.count'), of: ({ count }) => count, right: true },
    { title: t('cli:label.id'), of: ({ id }) => id, right: true },
    { title: t('cli:label.name'), of: ({ name }) => name, optional: 1 },
    { title: t('cli:label.event'), of: ({ event }) => event && `${event.id} ${nameOf(event, context)}` },
    {
      title: t('cli:label.holdUntil'),
      of: ({ at }) => at,
      shown: ({ at, event }) => moment(at, event ? zones.get(event.id) : undefined),
      optional: 2,
    },
  ]
}

const findingText = (t: Context['t'], { check, error }: Finding): string =>
  check === 'results' && error
    ? t('cli:findings.results', { error: t(`results:checks.${error}`) })
    : t(`cli:findings.${check}`)
