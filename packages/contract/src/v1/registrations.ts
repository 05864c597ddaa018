import { endpoint } from '../endpoint.ts'
import { responses } from '../responses.ts'
import { routes } from '../routes.ts'
import { EventParams as params } from '../schemas/inputs/event.ts'
import * as registration from '../schemas/inputs/registration.ts'

const { events } = routes
const extension = true

/** Calls of the group `events`. */
export const registrationsEndpoints = {
  registrations: endpoint(events.registrations, {
    summary: 'Registrations for an event, with entries, orders and check-ins',
    params,
    query: registration.RegistrationsQuery,
    response: responses.events.registrations,
    reasons: ['event_not_found'],
    extension,
  }),
  registrationsFile: endpoint(events.registrationsFile, {
    summary: 'The same as a file; times are those of the venue',
    params: registration.RegistrationsFileParams,
    query: registration.RegistrationsFileQuery,
    response: responses.events.registrationsFile,
    scopes: ['exports'],
    reasons: ['event_not_found'],
    extension,
  }),
  ageGroupChanges: endpoint(events.ageGroupChanges, {
    summary: 'Registered swimmers whose stored age group differs from the age groups of the event',
    params,
    response: responses.events.ageGroupChanges,
    reasons: ['event_not_found'],
    extension,
  }),
  recomputeAgeGroups: endpoint(events.recomputeAgeGroups, {
    summary:
      'Recompute the age groups of registered swimmers; start lists that are not locked follow; audited',
    params,
    response: responses.events.recomputeAgeGroups,
    reasons: ['event_not_found'],
    extension,
  }),
  checkIn: endpoint(events.checkIn, {
    summary: 'Check a swimmer in at the event, or undo it; audited',
    params: registration.RegistrationParams,
    body: registration.CheckInInput,
    response: responses.events.checkIn,
    reasons: ['event_not_found', 'registration_not_found', 'entry_state'],
    extension,
  }),
}
