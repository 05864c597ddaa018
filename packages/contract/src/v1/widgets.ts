import { endpoint } from '../endpoint.ts'
import { responses } from '../responses.ts'
import { routes } from '../routes.ts'
import { DeskParams } from '../schemas/inputs/result.ts'
import { RegistryIdParams } from '../schemas/inputs/swimmer.ts'
import { WidgetEventsQuery, WidgetLiveQuery, WidgetResultsQuery } from '../schemas/inputs/widget.ts'

const { widgets } = routes

export const widgetsEndpoints = {
  events: endpoint(widgets.events, {
    summary: 'Public events for a calendar on any page, by their first day',
    query: WidgetEventsQuery,
    response: responses.widgets.events,
    cache: 'public',
    extension: true,
  }),
  results: endpoint(widgets.results, {
    summary: 'Published results of an event for a page of another site, with those of one swimmer besides',
    params: DeskParams,
    query: WidgetResultsQuery,
    response: responses.widgets.results,
    reasons: ['event_not_found'],
    cache: 'public',
    extension: true,
  }),
  live: endpoint(widgets.live, {
    summary: 'The results of an event that were recorded last, for a page of another site',
    params: DeskParams,
    query: WidgetLiveQuery,
    response: responses.widgets.live,
    reasons: ['event_not_found'],
    isOpen: true,
    extension: true,
  }),
  swimmer: endpoint(widgets.swimmer, {
    summary: 'A swimmer for a card on any page, by registry ID',
    params: RegistryIdParams,
    response: responses.widgets.swimmer,
    reasons: ['registry_id_wrong', 'swimmer_not_found'],
    cache: 'public',
    extension: true,
  }),
}
