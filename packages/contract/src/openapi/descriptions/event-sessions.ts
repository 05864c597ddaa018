import type { FieldDescriptions } from './fields.ts'

/** Fields of the sessions of an event. */
export const EVENT_SESSION_FIELDS = {
  sessions: 'Sessions of the event by number',
  'EventSession.number': 'Number of the session, from 1; distances refer to it',
  'events.createSession.body.number': 'Number of the session; by default the next one',
  'EventSession.name': 'Name of the session in Russian; null if it has none',
  'events.createSession.body.name': 'Name of the session in Russian',
  'events.updateSession.body.name': 'Name of the session in Russian',
  'SessionOfficial.name': 'Name of the official in Russian',
  'officials.name': 'Name of the official in Russian',
  'EventSession.startsAt':
    'Instant of the start, ISO 8601 with offset; null if the date or the time is not set',
  'EventSession.waterTemp': 'Temperature of the water measured at the session, in °C; null if not measured',
  'events.createSession.body.waterTemp': 'Temperature of the water measured at the session, in °C',
  'events.updateSession.body.waterTemp': 'Temperature of the water measured at the session, in °C',
  airTemp: 'Temperature of the air measured at the session, in °C; null if not measured',
  courseMetres: 'Length of the course in metres; null in open water',
  officials: 'Officials of the session; an update replaces them',
  'SessionOfficial.role': 'Role of the official',
  'officials.role': 'Role of the official',
  'SessionOfficial.category': 'Category as a judge; null if none',
  'officials.category': 'Category as a judge; null if none',
  'SessionOfficial.iwsaid': 'Registry ID; null if the official is not a swimmer',
  'officials.iwsaid': 'Registry ID; null if the official is not a swimmer',
  'SessionOfficial.email': 'Address of the account, for administrators only; null otherwise',
  'officials.email': 'Address of the account; null if the official has none',
  distanceOrder:
    'IDs of the first distances of the session in swimming order; the others follow in the order of the programme',
  sessionId: 'ID of the session',
  rules: 'Rules of start lists; those left out are inherited from the level above',
  'rules.order': 'Whether women or men swim first',
  'sessions.number': 'Number of the session, from 1',
  'sessions.version': 'Version of the session, sent as `If-Match`',
  'distances.version': 'Version of the session of the distance, sent as `If-Match`',
  'event.version': 'Version of the event, sent as `If-Match`',
  distances: 'Distances in the order of the programme',
} as const satisfies FieldDescriptions
