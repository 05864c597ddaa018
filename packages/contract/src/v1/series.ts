import { endpoint } from '../endpoint.ts'
import { responses } from '../responses.ts'
import { routes } from '../routes.ts'
import * as input from '../schemas/inputs/series.ts'

const { series } = routes

export const seriesEndpoints = {
  list: endpoint(series.list, {
    summary: 'Series of events, the latest season first',
    query: input.SeriesQuery,
    response: responses.series.list,
    cache: 'public',
    extension: true,
  }),
  get: endpoint(series.get, {
    summary: 'A series with its stages and rules',
    params: input.SeriesParams,
    response: responses.series.get,
    reasons: ['series_not_found'],
    cache: 'public',
    extension: true,
  }),
  standings: endpoint(series.standings, {
    summary: 'The standing of a series, absolute or of an age group',
    params: input.SeriesParams,
    query: input.SeriesStandingsQuery,
    response: responses.series.standings,
    reasons: ['series_not_found'],
    cache: 'public',
    extension: true,
  }),
  create: endpoint(series.create, {
    summary: 'Create a series; its standings are computed at once',
    body: input.SeriesInput,
    response: responses.series.create,
    reasons: ['key_reused', 'key_in_flight'],
    extension: true,
  }),
  update: endpoint(series.update, {
    summary: 'Change a series; its standings are computed again',
    params: input.SeriesParams,
    body: input.SeriesInput,
    response: responses.series.update,
    reasons: ['series_not_found', 'stale'],
    extension: true,
  }),
  remove: endpoint(series.remove, {
    summary: 'Delete a series with its standings; the events remain',
    params: input.SeriesParams,
    response: responses.series.remove,
    reasons: ['series_not_found'],
    extension: true,
  }),
}
