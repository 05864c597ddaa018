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
    summary: 'Who is registered for an event, with entries, orders and who is there',
    params,
    query: registration.RegistrationsQuery,
    response: responses.events.registrations,
    reasons: ['event_not_found'],
    extension,
  }),
  registrationsFile: endpoint(events.registrationsFile, {
    summary: 'The same as a table to keep; moments are those of the venue',
    params: registration.RegistrationsFileParams,
    query: registration.RegistrationsFileQuery,
    response: responses.events.registrationsFile,
    scopes: ['exports'],
    reasons: ['event_not_found'],
    extension,
  }),
  checkIn: endpoint(events.checkIn, {
    summary: 'Note that a swimmer has come to the event, or take that back; audited',
    params: registration.RegistrationParams,
    body: registration.CheckInInput,
    response: responses.events.checkIn,
    reasons: ['event_not_found', 'registration_not_found', 'entry_state'],
    extension,
  }),
}
