import type { Handler } from '../../http/call.ts'
import { deskEvent } from '../results/desk-event.ts'
import { listMerges } from '../start-lists/merged-heats.store.ts'
import { listStarts, listStops } from './timing.store.ts'
import { proposalViews, startView } from './timing-view.ts'

export const proposals: Handler<'timing.proposals'> = async ({ params, caller }, { db }) => {
  const { id } = await deskEvent(db, params.eventId, caller)
  const starts = await listStarts(db, id)
  const stops = await listStops(db, id)
  const merges = await listMerges(db, id)
  return { proposals: proposalViews({ starts, stops, merges }), starts: starts.map(startView) }
}
