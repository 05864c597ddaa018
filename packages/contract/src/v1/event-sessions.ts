import { endpoint } from '../endpoint.ts'
import { responses } from '../responses.ts'
import { routes } from '../routes.ts'
import { EventParams as params } from '../schemas/inputs/event.ts'
import {
  EventSessionCreate,
  EventSessionParams,
  EventSessionUpdate,
} from '../schemas/inputs/event-session.ts'
import { ListRulesUpdate } from '../schemas/inputs/list-rules.ts'

const { events } = routes
const extension = true

export const eventSessionEndpoints = {
  sessions: endpoint(events.sessions, {
    summary: 'Sessions of an event by number, with their conditions and officials',
    params,
    response: responses.events.sessions,
    reasons: ['event_not_found'],
    cache: 'public',
    extension,
  }),
  createSession: endpoint(events.createSession, {
    summary: 'Create a session of an event',
    params,
    body: EventSessionCreate,
    response: responses.events.createSession,
    reasons: ['event_not_found', 'event_session_exists', 'key_reused', 'key_in_flight'],
    extension,
  }),
  updateSession: endpoint(events.updateSession, {
    summary: 'Change a session; omitted fields are unchanged',
    params: EventSessionParams,
    body: EventSessionUpdate,
    response: responses.events.updateSession,
    reasons: ['event_not_found', 'event_session_not_found', 'stale'],
    extension,
  }),
  removeSession: endpoint(events.removeSession, {
    summary: 'Delete a session without distances',
    params: EventSessionParams,
    response: responses.events.removeSession,
    reasons: ['event_not_found', 'event_session_not_found', 'event_session_used', 'stale'],
    extension,
  }),
  listRules: endpoint(events.listRules, {
    summary: 'Rules of the start lists of an event by event, session and distance',
    params,
    response: responses.events.listRules,
    reasons: ['event_not_found'],
    extension,
  }),
  updateListRules: endpoint(events.updateListRules, {
    summary: 'Replace the rules of an event, a session or a distance; omitted rules are inherited',
    params,
    body: ListRulesUpdate,
    response: responses.events.updateListRules,
    reasons: ['event_not_found', 'event_session_not_found', 'prestart_not_found', 'stale'],
    extension,
  }),
}
