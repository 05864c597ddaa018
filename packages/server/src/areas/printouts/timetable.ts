import type { EventSession, StartListHead } from '@polynya/contract'
import { administers } from '../../access/caller.ts'
import { listHeads } from '../start-lists/list-heads.ts'
import { listsFor } from './printed-start-lists.ts'
import type { Cells, PrintoutContext, Selection } from './printout-context.ts'
import { distanceIn, sessionIn } from './reading.ts'

type Row = Cells<'startsAt' | 'distance' | 'entered' | 'heats' | 'heatStarts'>

/** Sessions with their distances in swimming order: planned starts of each and of its heats. */
export async function timetable(context: PrintoutContext): Promise<Selection<Row>> {
  const { db, event, caller, sessions } = context
  const heads = await listHeads(db, event.id, { withDrafts: administers(caller, event.region) })
  const { lists, mark } = await listsFor(context)
  const heatsOf = (head: StartListHead) =>
    lists.find(({ distanceId }) => distanceId === head.distanceId)?.heats ?? []
  const bySession = Map.groupBy(
    heads.filter(({ entries }) => entries > 0),
    ({ session }) => session,
  )
  return {
    mark,
    sections: [...bySession].map(([number, own]) => ({
      title: sessionTitle(
        context,
        number,
        sessions.find((session) => session.number === number),
      ),
      rows: own.map((head) => ({
        startsAt: timeIn(context, head.startsAt),
        distance: distanceIn(context.reading, head),
        entered: head.entries,
        heats: head.heats > 0 ? head.heats : null,
        heatStarts: heatsOf(head)
          .flatMap(({ heat, startsAt }) => (startsAt ? `${heat} — ${timeIn(context, startsAt)}` : []))
          .join(', '),
      })),
    })),
  }
}

const timeIn = ({ reading: { formats }, event }: PrintoutContext, at: string | null) =>
  at && formats.time(at, event.time_zone)

function sessionTitle(
  { reading }: PrintoutContext,
  number: number,
  session: EventSession | undefined,
): string {
  const name = session ? sessionIn(reading, session) : reading.t('printouts:session', { number })
  const date = session?.date && reading.formats.dateRange(session.date, session.date)
  return [name, date].filter(Boolean).join('. ')
}
