/** Descriptions of the fields of records. */

import type { FieldDescriptions } from './fields.ts'

const mark = (owner: string) => ({
  [`${owner}.kind`]: '`AWR`: national record of the distance; `GWR`: record of an age group',
  [`${owner}.ageGroup`]: 'Age group of the record; null of the national record',
  [`${owner}.state`]:
    '`tentative`: recognised by the time alone; `approved` or `declined` by the federation, a declined time sets no record',
  [`${owner}.isEqualled`]: 'Whether the record is shared with an earlier time',
  [`${owner}.isLeadOff`]: 'Whether the time is that of the first leg of a relay',
})

const record = (owner: string) => ({
  ...mark(owner),
  [`${owner}.gender`]: 'Gender of the swimmers: 1 men, 2 women, 0 mixed relays',
  [`${owner}.time`]: 'Time of the record, `mm:ss.hh`',
  [`${owner}.waterCat`]:
    'Water category of the event; of equal times the colder one is the record; null if unknown',
  [`${owner}.date`]: 'Day of the start, `YYYY-MM-DD`',
  [`${owner}.isCurrent`]: 'Whether no other time has broken the record',
  [`${owner}.swimmer`]: 'Swimmer of the record; null of a relay team and of a holder without a profile',
  [`${owner}.holder.registryId`]: 'Registry ID by the list; null if it has none',
  [`${owner}.holder.region`]:
    'Region of the holder with its names; null if none, and of a code without a name',
  [`${owner}.holder`]: 'Holder of an imported record who has no profile, by its list; else null',
  [`${owner}.team`]: 'Relay team of the record; null of a swimmer',
  [`${owner}.event`]: 'Event at which the record was set; null of an imported record',
  [`${owner}.place`]:
    'Place or event of an imported record by its list; null if unknown, and of other records',
  [`${owner}.importedAt`]: 'When the record was imported from a list; null of a record of a published result',
  [`${owner}.note`]: 'Note of the decision, for those who may decide; null without one',
  [`${owner}.decidedAt`]: 'Instant of the decision, ISO 8601; null without one',
  [`${owner}.version`]: 'Version for `If-Match`, increases with every decision',
  [`${owner}.canDecide`]: 'Whether the caller may approve or decline the record',
})

export const RECORD_FIELDS: FieldDescriptions = {
  'records.list.query.kind': 'Kind of the records; absent is `AWR`, or `GWR` with an age group',
  'records.list.query.gender': 'Gender of the records: 1 men, 2 women, 0 mixed relays; absent is all',
  'records.list.query.ageGroup': 'Age group of rankings; absent is all',
  'records.list.query.waterCat': 'Water category in which the records were set; absent is all',
  'records.list.query.state': 'State of the records; absent is both',
  'records.history.query.gender': 'Gender of the record: 1 men, 2 women, 0 mixed relays',
  'records.history.query.ageGroup': 'Age group of the record; absent is the national record',
  'records.exportFile.query.type':
    '`lef`: record lists of Lenex; `lxf`: the same in a ZIP archive; `csv` by default',
  'records.decide.params.id': 'ID of the record',
  'records.decide.body.state': 'The decision: `approved` or `declined`',
  'records.decide.body.note': 'Reason of the decision; required to decline',
  'records.list.response.records': 'Current records, by distance, gender and age group',
  'records.history.response.records':
    'Times that set or equalled the record, the first one first; declined ones only for those who may decide',
  'records.importFile.query.dryRun': 'Whether only to check the file',
  'records.importFile.response.added': 'Number of records that are not stored yet',
  'records.importFile.response.known':
    'Number of records that are already stored, imported or set by results',
  'records.importFile.response.warnings':
    'What does not prevent the import, by line: `sets_none` is a time that other records beat, `differs` a stored record with another value, `profile_unknown` a registry ID without a profile here, `name_differs` a profile with another name',
  'records.remove.query.wholeImport': 'Whether to remove all records of the same import',
  'records.remove.response.removed': 'Number of imported records that were removed',
  'records.recompute.response.records': 'Number of times that set or equalled a record',
  'RankedResult.records': 'Records that the result set or equalled; declined ones are left out',
  ...mark('records'),
  ...record('FederationRecord'),
  currentAWR: 'Current national records of the swimmer; returned only with the profile',
  currentGWR: 'Current records of age groups that the swimmer holds; returned only with the profile',
  'CurrentRecord.ageGroup': 'Age group of the record; null of the national record',
  'CurrentRecord.time': 'Time of the record, `mm:ss.hh`',
  'CurrentRecord.date': 'First day of the event, `YYYY-MM-DD`',
  'CurrentRecord.state': '`tentative` until the federation approves the record',
}
