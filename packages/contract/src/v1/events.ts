import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { routes } from '../routes.ts'
import * as event from '../schemas/event.ts'
import { IdParam, Nothing, Upload } from '../schemas/scalars.ts'

const params = event.EventParams
const fileName = z.string().check(z.minLength(1), z.maxLength(255, { error: 'too_long' }))
const { events } = routes

export const eventsEndpoints = {
  list: endpoint(events.list, {
    summary: 'Public events, by season, status, region and water category',
    query: event.EventsQuery,
    response: event.EventPage,
    cache: 'public',
  }),
  adminList: endpoint(events.adminList, {
    summary: 'All events, unpublished ones too',
    query: event.AdminEventsQuery,
    response: event.EventPage,
  }),
  upcoming: endpoint(events.upcoming, {
    summary: 'Public events that have not ended, soonest first',
    response: event.EventCards,
    cache: 'public',
  }),
  get: endpoint(events.get, {
    summary: 'One event with its programme',
    params,
    response: event.Event,
    reasons: ['event_not_found'],
    cache: 'public',
  }),
  featured: endpoint(events.featured, {
    summary: 'The event whose poster the home page shows',
    response: event.FeaturedEvent,
    cache: 'public',
  }),
  view: endpoint(events.view, {
    summary: "An event's page: the event with its documents",
    params,
    response: event.EventView,
    reasons: ['event_not_found'],
    cache: 'public',
  }),
  create: endpoint(events.create, {
    summary: 'Create an event, unpublished',
    body: event.EventCreate,
    response: event.Event,
  }),
  update: endpoint(events.update, {
    summary: 'Change a subset of an event; with If-Match a stale change is refused',
    params,
    body: event.EventUpdate,
    response: event.Event,
    reasons: ['event_not_found', 'event_incomplete', 'stale'],
  }),
  remove: endpoint(events.remove, {
    summary: 'Delete an event with its files',
    params,
    response: Nothing,
    reasons: ['event_not_found'],
  }),
  hasReguls: endpoint(events.hasReguls, {
    summary: 'Whether an event has regulation documents',
    params,
    response: z.object({ hasReguls: z.boolean() }),
    reasons: ['event_not_found'],
    cache: 'public',
  }),
  fileExists: endpoint(events.fileExists, {
    summary: "Whether an event has a file, by the file's name",
    params: z.object({ id: IdParam, type: event.EventFileType, file: fileName }),
    response: z.object({ exists: z.boolean() }),
    reasons: ['event_not_found'],
    cache: 'public',
  }),
  listDocs: endpoint(events.listDocs, {
    summary: "An event's regulation documents",
    params,
    response: z.object({ files: z.array(event.Document) }),
    reasons: ['event_not_found'],
    cache: 'public',
  }),
  uploadFile: endpoint(events.uploadFile, {
    summary: 'Set the poster or logo (super administrators), or add a regulation document',
    params: z.object({ id: IdParam, type: event.EventFileType }),
    body: Upload,
    response: event.EventFile,
    reasons: [
      'event_not_found',
      'documents_limit',
      'file_missing',
      'file_too_large',
      'file_type_wrong',
      'picture_unreadable',
      'picture_too_large',
      'svg_unsafe',
    ],
  }),
  removeDoc: endpoint(events.removeDoc, {
    summary: 'Delete a regulation document',
    params: z.object({ id: IdParam, file: fileName }),
    response: Nothing,
    reasons: ['event_not_found', 'document_not_found'],
  }),
  updateDesc: endpoint(events.updateDesc, {
    summary: 'Change the description in a language; unsafe HTML is taken out',
    params,
    body: event.DescriptionInput,
    response: event.Description,
    reasons: ['event_not_found', 'description_not_found'],
  }),
  createDesc: endpoint(events.createDesc, {
    summary: 'Write the description in a language',
    params,
    body: event.DescriptionInput,
    response: event.Description,
    reasons: ['event_not_found', 'description_exists'],
  }),
  removeDesc: endpoint(events.removeDesc, {
    summary: 'Delete the description in a language',
    params,
    query: event.DescriptionQuery,
    response: Nothing,
    reasons: ['event_not_found', 'description_not_found'],
  }),
}
