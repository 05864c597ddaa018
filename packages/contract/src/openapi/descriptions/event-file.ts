import type { FieldDescriptions } from './fields.ts'

/** Fields of the file of an event. */
export const EVENT_FILE_FIELDS = {
  'query.archive': 'Whether the file also holds entrants, start lists and results',
  format: 'Name of the format: `polynya-event`',
  'EventExport.version': 'Version of the format; an installation refuses a newer one than its own',
  'events.importEvent.body.version': 'Version of the format',
  origin: 'Where the file is from, and what an import leaves out',
  'origin.id': 'ID of the event in the installation of the file',
  'origin.url': 'Address of the page of the event',
  'origin.documents': 'Regulation documents of the event, which are not in the file',
  'EventExport.event': 'Everything that the editor of the event edits',
  'events.importEvent.body.event': 'Fields of the new event; those left out have the values of a new event',
  descriptions: 'Descriptions of the event, one a language',
  listRules: 'Rules of start lists that differ from those above; for administrators of the event only',
  printSettings:
    'How the printouts of the event look, for administrators of the event only; null if as usual',
  'EventExport.coupons': 'Coupons, for administrators of the event only',
  diplomaTemplates:
    'Templates of diplomas and certificates that the event has changed, without the pictures behind their texts; for administrators of the event only',
  archive: 'Who entered, started and finished, as the caller may see it; an import leaves it out',
  'archive.entrants': 'Swimmers whose entries are confirmed',
  startLists: 'Start lists of the distances in swimming order',
  'archive.results': 'Results of the distances in the order of the programme',
} as const satisfies FieldDescriptions
