import { EventStatus } from './EventStatus.tsx'
import type { Examples } from './examples.ts'
import type { RegistrationOf } from './registration-text.ts'
import { sampleEvent } from './sample-event.ts'

const AT = '2026-01-12T18:59:00Z'

const inState = (state: RegistrationOf['registration']['state'], days: number | null = null) => (
  <EventStatus event={{ ...sampleEvent, registration: { state, days, at: days === null ? null : AT } }} />
)

export const eventStatusExamples: Examples = [
  { title: 'open', element: inState('open', 20) },
  { title: 'opens in five days', element: inState('willOpen', 5) },
  { title: 'closes tomorrow', element: inState('willClose', 1) },
  { title: 'relays only', element: inState('individualClosed') },
  { title: 'closed', element: inState('closed') },
  { title: 'going on', element: inState('goingOn') },
  { title: 'finishing today', element: inState('finishingToday') },
  { title: 'finished', element: inState('finished') },
  { title: 'unknown', element: inState('unknown') },
  { title: 'postponed', element: <EventStatus event={{ ...sampleEvent, eventState: 'postponed' }} /> },
  { title: 'called off', element: <EventStatus event={{ ...sampleEvent, eventState: 'calledOff' }} /> },
  { title: 'narrow', element: inState('individualClosed'), width: 200 },
]
