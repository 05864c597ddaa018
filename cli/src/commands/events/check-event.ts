import type { Event, EventUpdate } from '@polynya/contract'
import { type EventInput, eventContradictions, eventDraft, publishingGaps } from '@polynya/domain'
import { fail } from '../../failures/refusal.ts'

type Checked = Pick<Event, 'public'> & EventInput

/** What an event has of which the rules of events speak, before it is created. */
const BLANK = {
  public: false,
  timeZone: 'UTC',
  startDate: null,
  endDate: null,
  regStartDate: null,
  regEndDate: null,
  ageGroups: [],
  programData: [],
}

/** Fails as the server would reject an event with these changes, by the rules of events. */
export function checkEvent(changes: EventUpdate, before?: Event): void {
  const event = { ...BLANK, ...before, ...changes } as Checked
  const draft = eventDraft(event)
  const contradictions = eventContradictions(draft)
  if (contradictions.length > 0) fail('invalid_input', { issues: contradictions })
  const gaps = event.public ? publishingGaps(draft) : []
  if (gaps.length > 0) fail('event_incomplete', { issues: gaps })
}
