import { endpoint } from '../endpoint.ts'
import { responses } from '../responses.ts'
import { routes } from '../routes.ts'
import { EventParams } from '../schemas/inputs/event.ts'
import * as result from '../schemas/inputs/result.ts'
import { PROTOCOL_READS } from '../token-scopes.ts'

const { results, events } = routes
const { results: answers } = responses
const scopes = ['events', 'results'] as const
const inEvent = { params: result.DeskParams, extension: true, scopes } as const
const inList = { params: result.DeskListParams, extension: true, scopes } as const
const listReasons = ['event_not_found', 'prestart_not_found'] as const

export const resultsEndpoints = {
  desk: endpoint(results.desk, {
    ...inEvent,
    summary: 'The results desk of an event: its distances with the state of their results',
    response: answers.desk,
    reasons: ['event_not_found'],
  }),
  list: endpoint(results.list, {
    ...inList,
    summary: 'The starters of a distance with their results, in swimming order',
    response: answers.list,
    reasons: listReasons,
  }),
  record: endpoint(results.record, {
    ...inList,
    summary: 'Record results of a distance, all or none of them',
    body: result.ResultBatch,
    response: answers.record,
    reasons: [...listReasons, 'results_conflict', 'results_locked', 'key_reused', 'key_in_flight'],
  }),
  check: endpoint(results.check, {
    ...inList,
    summary: 'What blocks publishing the results of a distance, and what needs a confirmation',
    response: answers.check,
    reasons: listReasons,
  }),
  publish: endpoint(results.publish, {
    ...inList,
    summary: 'Publish the results of a distance as preliminary or official',
    body: result.ResultPublication,
    response: answers.publish,
    reasons: [...listReasons, 'stale', 'results_invalid', 'results_unconfirmed', 'results_locked'],
  }),
  publishEvent: endpoint(results.publishEvent, {
    ...inEvent,
    summary:
      'Publish the results of all distances of an event, one after another; returns the open publication if there is one',
    body: result.ResultPublication,
    response: answers.publishEvent,
    reasons: ['event_not_found', 'nothing_to_publish'],
  }),
  publication: endpoint(results.publication, {
    ...inEvent,
    summary: 'The latest publication of all distances of an event, with its progress',
    response: answers.publication,
    reasons: ['event_not_found'],
  }),
  cancelPublication: endpoint(results.cancelPublication, {
    ...inEvent,
    summary: 'Stop the open publication of an event before its next distance; published ones remain',
    response: answers.cancelPublication,
    reasons: ['event_not_found'],
  }),
  lock: endpoint(results.lock, {
    ...inList,
    summary: 'Lock the results of a distance against corrections, or unlock them',
    body: result.ResultLock,
    response: answers.lock,
    reasons: [...listReasons, 'stale'],
  }),
  recompute: endpoint(results.recompute, {
    ...inList,
    summary: 'Recompute age groups and points of the results of a distance; a preview changes nothing',
    body: result.ResultRecomputation,
    response: answers.recompute,
    reasons: [...listReasons, 'stale', 'results_locked'],
  }),
  history: endpoint(results.history, {
    ...inList,
    summary: 'Changes of the results of a distance, the latest first',
    response: answers.history,
    reasons: listReasons,
  }),
  setRules: endpoint(results.setRules, {
    ...inEvent,
    summary: 'Decide whether each result of an event has to be entered twice',
    body: result.ResultRules,
    response: answers.setRules,
    reasons: ['event_not_found', 'key_reused', 'key_in_flight'],
  }),
  editors: endpoint(results.editors, {
    ...inEvent,
    summary: 'Accounts with the right to record the results of the event',
    response: answers.editors,
    reasons: ['event_not_found'],
  }),
  grantEditor: endpoint(results.grantEditor, {
    ...inEvent,
    summary: 'Grant an account the right to record the results of the event',
    body: result.EditorGrant,
    response: answers.grantEditor,
    reasons: ['event_not_found', 'account_not_found'],
  }),
  revokeEditor: endpoint(results.revokeEditor, {
    params: result.EditorParams,
    extension: true,
    scopes,
    summary: 'Revoke that right',
    response: answers.revokeEditor,
    reasons: ['event_not_found', 'account_not_found'],
  }),
  myEvents: endpoint(results.myEvents, {
    extension: true,
    scopes,
    summary: 'Events whose results the caller may record by that right',
    response: answers.myEvents,
    reasons: [],
  }),
}

export const publishedResultsEndpoints = {
  preRes: endpoint(events.preRes, {
    scopes: PROTOCOL_READS,
    summary: 'Preliminary results of an event',
    params: EventParams,
    response: responses.events.preRes,
    reasons: ['event_not_found'],
    cache: 'public',
  }),
  results: endpoint(events.results, {
    scopes: PROTOCOL_READS,
    summary: 'Published results of an event or one of its distances; all of them for administrators',
    params: result.DeskParams,
    query: result.ResultsQuery,
    response: responses.events.results,
    reasons: ['event_not_found'],
    cache: 'public',
  }),
  printProtocolAbs: endpoint(events.printProtocolAbs, {
    scopes: PROTOCOL_READS,
    summary: 'Addresses of the absolute protocol of an event as PDF and as tables',
    params: result.DeskParams,
    response: responses.events.printProtocolAbs,
    reasons: ['event_not_found'],
    cache: 'public',
  }),
  live: endpoint(events.live, {
    scopes: PROTOCOL_READS,
    summary: 'Results of an event as they are recorded, by distance; `all` or one code',
    params: result.DeskParams,
    query: result.LiveQuery,
    response: responses.events.live,
    reasons: ['event_not_found'],
  }),
}
