import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { responses } from '../responses.ts'
import { routes } from '../routes.ts'
import {
  BaseResultsUpdate,
  BaseYearActivation,
  BaseYearCreation,
  YearParam,
} from '../schemas/inputs/base-results.ts'

const ofYear = z.object({ year: YearParam })

export const baseResultsEndpoints = {
  years: endpoint(routes.baseResults.years, {
    summary: 'Years of base results, newest first',
    response: responses.baseResults.years,
    cache: 'public',
    extension: true,
  }),
  get: endpoint(routes.baseResults.get, {
    summary: 'Base results of a year, in the order of distances',
    params: ofYear,
    response: responses.baseResults.get,
    reasons: ['base_year_not_found'],
    cache: 'public',
    extension: true,
  }),
  create: endpoint(routes.baseResults.create, {
    summary: 'Create an inactive year, empty or as a copy of another one',
    body: BaseYearCreation,
    response: responses.baseResults.create,
    reasons: ['base_year_not_found', 'base_year_exists', 'key_reused', 'key_in_flight'],
    extension: true,
  }),
  update: endpoint(routes.baseResults.update, {
    summary: 'Set and remove base results of a year; omitted ones remain',
    params: ofYear,
    body: BaseResultsUpdate,
    response: responses.baseResults.update,
    reasons: ['stale', 'base_year_not_found'],
    extension: true,
  }),
  activate: endpoint(routes.baseResults.activate, {
    summary: 'Let a year count from a day on; results are scored with the year that is active on their day',
    params: ofYear,
    body: BaseYearActivation,
    response: responses.baseResults.activate,
    reasons: ['stale', 'base_year_not_found'],
    extension: true,
  }),
  remove: endpoint(routes.baseResults.remove, {
    summary: 'Delete a year that has never counted, with its base results',
    params: ofYear,
    response: responses.baseResults.remove,
    reasons: ['stale', 'base_year_not_found', 'base_year_active'],
    extension: true,
  }),
}
