import { endpoint } from '../endpoint.ts'
import { responses } from '../responses.ts'
import { routes } from '../routes.ts'
import { EventParams as params } from '../schemas/inputs/event.ts'
import * as list from '../schemas/inputs/start-list.ts'
import { PROTOCOL_CHANGES, PROTOCOL_READS } from '../token-scopes.ts'

const { events, orders } = routes
const extension = true

const entryLists = {
  swimmerList: endpoint(events.swimmerList, {
    scopes: PROTOCOL_READS,
    summary:
      'Who entered an event, with their distances; own swimmers who have not paid; all of them for administrators',
    params,
    query: list.SwimmerListQuery,
    response: responses.events.swimmerList,
    reasons: ['event_not_found', 'sign_in_required'],
    cache: 'public',
  }),
  distCompetitors: endpoint(events.distCompetitors, {
    scopes: PROTOCOL_READS,
    summary: 'Who entered a distance; own swimmers who have not paid; all of them for administrators',
    params: list.CompetitorsParams,
    query: list.CompetitorsQuery,
    response: responses.events.distCompetitors,
    reasons: ['event_not_found', 'sign_in_required'],
    cache: 'public',
  }),
}

const changeReasons = ['event_not_found', 'prestart_not_found', 'stale'] as const
const inList = { params: list.StartListParams, extension, scopes: PROTOCOL_CHANGES } as const

export const startListEndpoints = {
  ...entryLists,
  prestartLists: endpoint(events.prestartLists, {
    scopes: PROTOCOL_READS,
    summary: 'The distances of an event with the state of their start lists',
    params,
    response: responses.events.prestartLists,
    reasons: ['event_not_found'],
    cache: 'public',
    extension,
  }),
  prestart: endpoint(events.prestart, {
    scopes: PROTOCOL_READS,
    summary: 'Pre-start lists of an event by heats and lanes',
    params,
    query: list.PrestartQuery,
    response: responses.events.prestart,
    reasons: ['event_not_found', 'prestart_not_found'],
    cache: 'public',
    extension,
  }),
  seedPrestart: endpoint(events.seedPrestart, {
    scopes: PROTOCOL_CHANGES,
    summary: 'Seed a distance or all that are not locked; a preview only counts heats',
    params,
    body: list.SeedingInput,
    response: responses.events.seedPrestart,
    reasons: [...changeReasons, 'start_list_locked', 'age_groups_outdated', 'distance_has_results'],
    extension,
  }),
  publishPrestart: endpoint(events.publishPrestart, {
    scopes: PROTOCOL_CHANGES,
    summary: 'Publish one start list or all of an event, or turn them into drafts again',
    params,
    body: list.StartPublication,
    response: responses.events.publishPrestart,
    reasons: changeReasons,
    extension,
  }),
  lockPrestart: endpoint(events.lockPrestart, {
    ...inList,
    summary: 'Lock a start list, so that nothing re-seeds it, or unlock it',
    body: list.StartLock,
    response: responses.events.lockPrestart,
    reasons: changeReasons,
  }),
  startPrestart: endpoint(events.startPrestart, {
    ...inList,
    summary: 'Set the start time of the first heat of a distance',
    body: list.StartTime,
    response: responses.events.startPrestart,
    reasons: changeReasons,
  }),
  movePrestart: endpoint(events.movePrestart, {
    ...inList,
    summary: 'Move an entrant to a lane; the entrant of that lane takes theirs',
    body: list.StartMove,
    response: responses.events.movePrestart,
    reasons: [...changeReasons, 'entry_not_found', 'start_list_locked', 'lane_taken', 'distance_has_results'],
  }),
  scratchPrestart: endpoint(events.scratchPrestart, {
    ...inList,
    summary: 'Scratch an entrant, whose lane stays empty, or restore them',
    body: list.StartScratch,
    response: responses.events.scratchPrestart,
    reasons: [...changeReasons, 'entry_not_found', 'distance_has_results'],
  }),
  mergePrestart: endpoint(events.mergePrestart, {
    ...inList,
    summary: 'Merge a heat of few into another heat of the session, or separate it again',
    body: list.HeatMergeInput,
    response: responses.events.mergePrestart,
    reasons: [...changeReasons, 'start_list_locked', 'distance_has_results', 'lanes_missing'],
  }),
  latePrestart: endpoint(events.latePrestart, {
    ...inList,
    summary: 'Place late entries in free lanes or an extra heat; all other starters keep their lanes',
    body: list.LatePlaces,
    response: responses.events.latePrestart,
    reasons: [...changeReasons, 'start_list_locked', 'distance_has_results'],
  }),
}

export const seedTimeEndpoints = {
  updatePrestartlist: endpoint(orders.updatePrestartlist, {
    summary: 'Change declared times of an order; start lists that are not locked follow',
    params,
    body: list.SeedTimesInput,
    response: responses.orders.updatePrestartlist,
    reasons: ['order_not_found', 'entry_not_found', 'entry_state', 'seed_times_closed', 'start_list_locked'],
  }),
}
