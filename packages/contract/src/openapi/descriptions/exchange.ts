/** Descriptions of the fields of files of meets. */

import type { FieldDescriptions } from './fields.ts'

/** Fields of an import, without and with what it found. */
const FILE_IMPORT = {
  kind: 'What is imported',
  isDryRun: 'Whether the file is only checked',
  fileName: 'Name of the file',
  state:
    '`queued`: waits for others; `running`: is being checked or stored; `checked`: a dry run without errors; `stored`; `refused`: the file has errors; `failed`; `cancelled`. All but `stored` changed nothing',
  done: 'Number of lines of starters that are checked',
  count: 'Number of all lines of starters; null until the file is read',
  failure:
    'Why it failed: `denied`: its account may not import any more; `changed`: the event changed while the file was checked; `interrupted`: the server was stopped each time; `error`; null of others',
  requestedAt: 'When it was requested, ISO 8601 with offset',
  completedAt: 'When it was complete, failed or was cancelled; null before',
}

const of = (schema: string, fields: Readonly<Record<string, string>>): FieldDescriptions =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [`${schema}.${name}`, text]))

export const EXCHANGE_FIELDS: FieldDescriptions = {
  'exchange.params.content':
    'What of the event the file contains besides its programme: nothing, entries with declared times, start lists, or results',
  'exchange.params.type':
    '`lef`: XML of Lenex 3; `lxf`: the same in a ZIP archive; `csv`: a table of entries, start lists or results',
  'Invitation.file': 'The event, to be imported by `events.importEvent`; null if the file has an error',
  'Invitation.distances': 'Every distance of the file',
  'Invitation.warnings': 'What is left out, by line',
  'Invitation.file.version': 'Version of the format',
  'exchange.importEntries.query.dryRun': 'Whether only to check the file',
  'exchange.importEntries.query.createProfiles':
    'Whether swimmers of the file without a profile get one: an orphan, confirmed, with a registry ID made here',
  'exchange.importEntries.query.city': 'City of new profiles whose swimmers have none in the file',
  'exchange.importEntries.query.means':
    'How the administrator received the payment of the orders; without it they are unpaid, unless the event is free',
  'EntryImport.onSpot':
    'Whether the entries are those at the venue, with its fees, because registration has closed',
  'EntryImport.added': 'Number of new entries',
  'EntryImport.changed': 'Number of entries whose declared time differs',
  'EntryImport.known': 'Number of entries that are already stored',
  'EntryImport.created': 'Number of new profiles',
  'EntryImport.orders': 'IDs of the orders of the new entries; none in a dry run',
  'EntryImport.distances': 'Events of the file, with the distances that they are',
  'EntryImport.starters':
    'Swimmers of the file, members of relay teams among them, with what they were found to be',
  'EntryImport.warnings':
    'What is left out, by line: distances and swimmers as in an import of results, `swimmer_ambiguous` is like several profiles, `slots_exhausted` has no free place, `withdrawn` is withdrawn in the file, other reasons are those of an order; of `birth_date_unsure`, which is 1 January, and of `member_refused`, who is left out of a team, the entry is stored',
  'distances.entries': 'Number of its entries in the file',
  'starters.isNew': 'Whether the import creates a profile',
  'exchange.importResults.query.dryRun': 'Whether only to check the file',
  'ResultImport.added': 'Number of results of entries that have none yet',
  'ResultImport.changed': 'Number of results that replace a different one',
  'ResultImport.known': 'Number of results that are already stored',
  'ResultImport.distances': 'Events of the file, with the distances that they are',
  'ResultImport.starters':
    'Swimmers and relay teams with results in the file, with what they were found to be',
  'ResultImport.warnings':
    'What is left out, by line: `distance_unknown` is not swum here, `distance_missing` is none of this event, `swimmer_unknown` and `team_unknown` were not found among its entrants, `not_entered` has no entry on the distance, `entry_ambiguous` has several',
  'distances.what': 'Event by the file: gender, metres and stroke',
  'distances.distanceIds': 'IDs of the distances of the event that it may be; empty if there are none',
  'distances.results': 'Number of its results in the file',
  'starters.name': 'Name by the file',
  'starters.iwsaid': 'Registry ID of the swimmer; null of a team, and of a swimmer who was not found',
  'starters.teamId': 'ID of the relay team; null of a swimmer, and of a team that was not found',
  'starters.score':
    'How sure it is, 0 to 100: 100 is the registry ID, 95 the name and birth year; null if none was found',
  'exchange.importStartLists.query.dryRun': 'Whether only to check the file',
  'StartListImport.changed': 'Number of start lists that differ from the stored ones',
  'StartListImport.known': 'Number of start lists that are already stored',
  'StartListImport.placed': 'Number of starters with a heat and a lane in the file',
  'StartListImport.distances': 'Events of the file, with the distances that they are',
  'StartListImport.starters': 'Swimmers and relay teams of the file, with what they were found to be',
  'StartListImport.warnings':
    'What is left out, by line, as in an import of results; `place_missing` has no heat or lane, `mass_start` is on a distance where all start together, `withdrawn` is withdrawn in the file',
  'distances.starts': 'Number of its starts in the file',
  ...of('FileImport', FILE_IMPORT),
  ...of('FileImportReport', FILE_IMPORT),
  'params.importId': 'ID of an import of a file',
  'FileImportReport.entries': 'What an import of entries found; null of others, and until it is complete',
  'FileImportReport.results': 'What an import of results found; null of others, and until it is complete',
  'FileImportReport.startLists':
    'What an import of start lists found; null of others, and until it is complete',
  'exchange.imports.response.imports': 'At most 20 imports of the last 30 days, the latest first',
}
