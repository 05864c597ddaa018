import type { FieldDescriptions } from './fields.ts'

const state = 'State of the results of the distance: empty, preliminary or official'
const version = 'Version of the results of the distance, sent as `If-Match`; 0 if nothing was recorded'
const isLocked = 'Whether the results are locked against corrections'
const heat = 'Number of the heat; null without a place in the start list'
const lane = 'Number of the lane; null without a place in the start list'
const publishedAt = 'Instant of the last publication, ISO 8601 with offset; null if not published'
const list = { state, version, isLocked, publishedAt }

const of = (owner: string, fields: FieldDescriptions) =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [`${owner}.${name}`, text]))

/** Fields of results and of the results desk. */
export const RESULT_FIELDS: FieldDescriptions = {
  ...of('DeskHead', { ...list, heats: 'Number of heats' }),
  ...of('DeskList', {
    ...list,
    lanes: 'Starters in swimming order',
    mergedHeats: 'Heats that swim together with other heats',
  }),
  'mergedHeats.heat': 'Number of the heat of this distance',
  'mergedWith.heat': 'Number of the other heat in its own list',
  ...of('ResultList', { ...list, results: 'Results in the order of a result list' }),
  starters: 'Number of confirmed entries',
  recorded: 'Number of recorded results',
  baseYear: 'Year of the base results of the points; null until the results are official',
  secondEntry: 'Whether each result of the event has to be entered twice',
  'results.record.body.secondEntry': 'Whether the batch is the second entry, which must agree with the first',
  'results.desk.response.lists': 'Distances in the order of the programme',
  'results.setRules.response.lists': 'Distances in the order of the programme',
  ...of('events.printProtocolAbs.response', {
    state: 'State of the results in the printout; preliminary if some are not official',
    pdf: 'Address of the PDF',
    csv: 'Address of the same as CSV',
    xlsx: 'Address of the same as XLSX',
  }),
  'events.preRes.response.lists': 'Results by distance',
  'events.results.response.lists': 'Results by distance',
  ...of('DeskLane', { heat, lane, result: 'Recorded result; null if there is none' }),
  ...of('DeskLane', { scratched: 'Whether the entry was scratched from the start list' }),
  ...of('RankedResult', { heat, lane }),
  'DeskResult.status': 'How the start ended: finished, EXH out of competition, DNF, DSQ, DNS or WDR',
  'RankedResult.status': 'How the start ended: finished, EXH out of competition, DNF, DSQ, DNS or WDR',
  'MergedResult.status': 'How the start ended',
  'before.status': 'How the start ended',
  'after.status': 'How the start ended',
  'results.status': 'How the start ended; null removes the result',
  rawTime: 'Time as it was taken, `mm:ss.hh`; null without one',
  penalties: 'Penalties of five seconds each',
  finalTime: 'Raw time and penalties, `mm:ss.hh`; null without a time',
  'DeskResult.code': 'Code of the disqualification; null without one',
  'RankedResult.code': 'Code of the disqualification; null without one',
  'before.code': 'Code of the disqualification; null without one',
  'after.code': 'Code of the disqualification; null without one',
  'results.code': 'Code of the disqualification; null without one',
  'Penalty.code': 'Code of the rule that was broken',
  'penalties.code': 'Code of the rule that was broken',
  leg: 'Leg of the relay, from 1; null for an individual start or the whole team',
  'DeskResult.reason': 'Explanation of the result; null without one',
  'RankedResult.reason': 'Explanation of the result; null without one',
  'before.reason': 'Explanation of the result; null without one',
  'after.reason': 'Explanation of the result; null without one',
  'results.reason': 'Explanation of the result; null without one',
  splits: 'Raw times at the ends of parts of the distance, rising',
  'DeskResult.version': 'Version of the result, sent with its next change',
  'results.version': 'Version of the result that the desk has seen; 0 if it saw none',
  typedBy: 'Name of the account that entered the result; null if it was deleted',
  typedAt: 'Instant of the entry, ISO 8601 with offset',
  confirmedAt: 'Instant at which a second entry agreed, ISO 8601 with offset; null if none did',
  changeReason: 'Why published results change; required for them',
  'results.publish.body.state': 'State in which the results are published',
  confirmed: 'Whether to publish in spite of warnings',
  errors: 'What blocks publishing',
  'results.check.response.warnings': 'What needs a confirmation',
  check: 'Name of the check',
  'results.recompute.response.changes': 'Values that the recomputation changes',
  'results.recompute.response.changes.field': 'Name of the field',
  rows: 'Changes of results, the latest first',
  'rows.id': 'ID of the change',
  'rows.at': 'Instant of the change, ISO 8601 with offset',
  'rows.by': 'Name of the account that made the change; null if it was deleted',
  'rows.before': 'Result before the change; null if there was none',
  'rows.after': 'Result after the change; null if it was removed',
  'rows.reason': 'Why a published result was changed; null if it was not published',
  accountId: 'ID of the account',
  editors: 'Accounts with the right to record the results of the event',
  'results.myEvents.response.events': 'Events whose results the caller may record, the latest first',
  paraGroup: 'Group of paraswimmers in which the result is ranked; null of others',
  'RankedResult.places': 'Places in the rankings',
  ...of('ResultPlaces', {
    absolute: 'Place among all of the gender; null without one',
    ageGroup: 'Place in the age group; null without one',
    division: 'Place in the division; null without one',
    para: 'Place in the group of paraswimmers; null without one',
  }),
  'EventView.results': 'Distances with published results',
  'EventView.results.state': 'State of the results of the distance',
  'EventView.results.publishedAt': 'Instant of the last publication, ISO 8601 with offset',
  points: 'Points by the base results; null until the results are official, or without a place',
  evskRank:
    'Highest sport rank whose norm the published time fulfils; null if it fulfils none, and of relays',
  'RankedResult.progress':
    'How the time compares with the earlier ones of the swimmer on the distance; null without a published time and of relays',
  'progress.gainCs':
    'Personal best by so many hundredths of a second; null of other times and of the first start on the distance',
  'progress.sinceLastCs':
    'Hundredths of a second since the last start on the distance, negative if faster; null of the first start',
  'progress.isSeasonBest': 'Whether the time is the best of its season so far without being a personal best',
}
