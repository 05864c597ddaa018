/** Descriptions of the fields of live changes. */

import type { FieldDescriptions } from './fields.ts'

export const LIVE_FIELDS = {
  'events.stream.response.changes': 'Changes in the order in which they were stored',
  'events.stream.response.last':
    'ID of the last change of the event, to be sent as `after`; 0 if there is none',
  after: 'ID of the last change that the client has; absent: only the start of the last heat is returned',
  reset: 'Whether changes after the given one are no longer stored: the client reads everything again',
  'LiveChange.id': 'ID of the change; IDs of an event increase in the order of its changes',
  'LiveChange.kind': 'What was changed',
  'LiveChange.distanceId': 'ID of the distance of the programme; null if the change is of no single distance',
  payload: 'Facts of the change, by name',
} as const satisfies FieldDescriptions
