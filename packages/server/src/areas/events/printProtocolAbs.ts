import type { Handler } from '../../http/call.ts'
import { printoutUrl } from '../printouts/printout-url.ts'
import { publishedDistances } from '../results/published-lists.ts'
import { visibleEvent } from './record/visible-event.ts'

export const printProtocolAbs: Handler<'events.printProtocolAbs'> = async ({ params, caller }, { db }) => {
  const { id } = await visibleEvent(db, params.eventId, caller)
  const states = (await publishedDistances(db, id)).map(({ state }) => state)
  const published = states.includes('preliminary') ? 'preliminary' : 'official'
  return {
    state: states.length > 0 ? published : 'empty',
    pdf: printoutUrl(id, 'absolute', 'pdf'),
    csv: printoutUrl(id, 'absolute', 'csv'),
    xlsx: printoutUrl(id, 'absolute', 'xlsx'),
  }
}
