import { endpoint } from '../endpoint.ts'
import { responses } from '../responses.ts'
import { routes } from '../routes.ts'
import { ConsistencyParams, ConsistencyQuery } from '../schemas/inputs/consistency.ts'

const { consistency } = routes

export const consistencyEndpoints = {
  list: endpoint(consistency.list, {
    summary: 'Runs of the checks of the stored data, newest first',
    query: ConsistencyQuery,
    scopes: ['audit'],
    response: responses.consistency.list,
    extension: true,
  }),
  get: endpoint(consistency.get, {
    summary: 'A run of the checks with what each of them found',
    params: ConsistencyParams,
    scopes: ['audit'],
    response: responses.consistency.get,
    reasons: ['consistency_run_not_found'],
    extension: true,
  }),
  start: endpoint(consistency.start, {
    summary: 'Have the stored data checked within a minute; returns the open run if there is one',
    scopes: ['audit'],
    response: responses.consistency.start,
    extension: true,
  }),
  cancel: endpoint(consistency.cancel, {
    summary: 'Stop a run after its current check; a completed one remains as it is',
    params: ConsistencyParams,
    scopes: ['audit'],
    response: responses.consistency.cancel,
    reasons: ['consistency_run_not_found'],
    extension: true,
  }),
}
