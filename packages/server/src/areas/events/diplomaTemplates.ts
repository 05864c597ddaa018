import { DIPLOMA_KINDS } from '@polynya/domain'
import type { Handler } from '../../http/call.ts'
import { getTemplateView } from '../printouts/diploma-templates.ts'
import { findHead } from './record/events.store.ts'
import { eventToChange } from './record/visible-event.ts'

export const diplomaTemplates: Handler<'events.diplomaTemplates'> = async ({ params, caller }, deps) => {
  const { db, words } = deps
  const { id: eventId } = await eventToChange(findHead(db, params.id), caller)
  const templates = []
  for (const kind of DIPLOMA_KINDS) templates.push(await getTemplateView(db, { eventId, kind }, words))
  return { templates }
}
