import { endpoint } from '../endpoint.ts'
import { responses } from '../responses.ts'
import { routes } from '../routes.ts'
import * as event from '../schemas/inputs/event.ts'
import { EventExportQuery, EventImport } from '../schemas/inputs/event-import.ts'
import { Upload } from '../schemas/inputs/scalars.ts'

const params = event.EventParams
const { events } = routes

export const eventsEndpoints = {
  list: endpoint(events.list, {
    summary: 'Public events, by season, status, region, text, distance, days and water category',
    query: event.EventsQuery,
    response: responses.events.list,
    cache: 'public',
  }),
  adminList: endpoint(events.adminList, {
    summary: 'All events, unpublished ones too',
    query: event.AdminEventsQuery,
    response: responses.events.adminList,
  }),
  upcoming: endpoint(events.upcoming, {
    summary: 'Public events that have not ended, soonest first',
    response: responses.events.upcoming,
    cache: 'public',
  }),
  facets: endpoint(events.facets, {
    summary: 'Seasons, regions, distances and water categories of public events',
    response: responses.events.facets,
    cache: 'public',
    extension: true,
  }),
  entrantCounts: endpoint(events.entrantCounts, {
    summary: 'Numbers of swimmers with confirmed entries in public events',
    query: event.EntrantCountsQuery,
    response: responses.events.entrantCounts,
    cache: 'public',
    extension: true,
  }),
  get: endpoint(events.get, {
    summary:
      'One event with its programme and totals; `with=account` adds the number unpaid and, to whom they belong, credits, unpaid names, coupons',
    params,
    query: event.EventQuery,
    response: responses.events.get,
    reasons: ['event_not_found'],
    cache: 'public',
  }),
  featured: endpoint(events.featured, {
    summary: 'The event whose poster the home page shows',
    response: responses.events.featured,
    cache: 'public',
  }),
  view: endpoint(events.view, {
    summary: "An event's page: the event with its documents",
    params,
    response: responses.events.view,
    reasons: ['event_not_found'],
    cache: 'public',
  }),
  create: endpoint(events.create, {
    summary: 'Create an event, unpublished',
    body: event.EventCreate,
    response: responses.events.create,
  }),
  update: endpoint(events.update, {
    summary: 'Change a subset of an event; with If-Match a stale change is refused',
    params,
    body: event.EventUpdate,
    response: responses.events.update,
    reasons: ['event_not_found', 'event_incomplete', 'stale'],
  }),
  remove: endpoint(events.remove, {
    summary: 'Delete an event with its files, unless it has entries',
    params,
    response: responses.events.remove,
    reasons: ['event_not_found', 'event_has_entries'],
  }),
  duplicate: endpoint(events.duplicate, {
    summary:
      'Copy an event, unpublished: its programme and descriptions, without files; dates move to a new first day',
    params,
    body: event.EventDuplicate,
    response: responses.events.duplicate,
    reasons: ['event_not_found'],
    extension: true,
  }),
  exportEvent: endpoint(events.exportEvent, {
    summary:
      'An event as a file that other installations import; `archive=true` adds entrants, start lists and results',
    params,
    query: EventExportQuery,
    response: responses.events.exportEvent,
    reasons: ['event_not_found'],
    cache: 'public',
    extension: true,
  }),
  importEvent: endpoint(events.importEvent, {
    summary: 'Create an unpublished event from a file of `events.exportEvent`, whole or not at all',
    body: EventImport,
    response: responses.events.importEvent,
    reasons: ['key_reused', 'key_in_flight'],
    extension: true,
  }),
  warnings: endpoint(events.warnings, {
    summary: 'Settings of an event that are allowed but contradict each other or its start lists',
    params,
    response: responses.events.warnings,
    reasons: ['event_not_found'],
    extension: true,
  }),
  near: endpoint(events.near, {
    summary: 'Events close to an event in time and place, to be checked before it is published',
    params,
    response: responses.events.near,
    reasons: ['event_not_found'],
    extension: true,
  }),
  calendar: endpoint(events.calendar, {
    summary: 'An event as a file for calendars; null if it has no dates',
    params,
    query: event.EventCalendarQuery,
    response: responses.events.calendar,
    reasons: ['event_not_found'],
    cache: 'public',
    extension: true,
  }),
  hasReguls: endpoint(events.hasReguls, {
    summary: 'Whether an event has regulation documents',
    params,
    response: responses.events.hasReguls,
    reasons: ['event_not_found'],
    cache: 'public',
  }),
  fileExists: endpoint(events.fileExists, {
    summary: "Whether an event has a file, by the file's name",
    params: event.EventFileParams,
    response: responses.events.fileExists,
    reasons: ['event_not_found'],
    cache: 'public',
  }),
  listDocs: endpoint(events.listDocs, {
    summary: "An event's regulation documents",
    params,
    response: responses.events.listDocs,
    reasons: ['event_not_found'],
    cache: 'public',
  }),
  uploadFile: endpoint(events.uploadFile, {
    summary: 'Set the poster or logo (super administrators), or add a regulation document',
    params: event.EventUploadParams,
    body: Upload,
    response: responses.events.uploadFile,
    reasons: [
      'event_not_found',
      'documents_limit',
      'file_missing',
      'file_empty',
      'file_too_large',
      'file_type_wrong',
      'picture_unreadable',
      'picture_too_large',
      'svg_unsafe',
    ],
  }),
  updateDoc: endpoint(events.updateDoc, {
    summary: 'Name a regulation document in English',
    params: event.EventDocParams,
    body: event.EventDocInput,
    response: responses.events.updateDoc,
    reasons: ['event_not_found', 'document_not_found'],
    extension: true,
  }),
  removeDoc: endpoint(events.removeDoc, {
    summary: 'Delete a regulation document',
    params: event.EventDocParams,
    response: responses.events.removeDoc,
    reasons: ['event_not_found', 'document_not_found'],
  }),
  removePicture: endpoint(events.removePicture, {
    summary: 'Remove the poster or the logo, if any',
    params: event.EventPictureParams,
    response: responses.events.removePicture,
    reasons: ['event_not_found'],
    extension: true,
  }),
  updateDesc: endpoint(events.updateDesc, {
    summary: 'Change the description in a language; unsafe HTML is removed',
    params,
    body: event.DescriptionInput,
    response: responses.events.updateDesc,
    reasons: ['event_not_found', 'description_not_found'],
  }),
  createDesc: endpoint(events.createDesc, {
    summary: 'Write the description in a language',
    params,
    body: event.DescriptionInput,
    response: responses.events.createDesc,
    reasons: ['event_not_found', 'description_exists'],
  }),
  removeDesc: endpoint(events.removeDesc, {
    summary: 'Delete the description in a language',
    params,
    query: event.DescriptionQuery,
    response: responses.events.removeDesc,
    reasons: ['event_not_found', 'description_not_found'],
  }),
}
