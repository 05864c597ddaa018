import { endpoint } from '../endpoint.ts'
import { responses } from '../responses.ts'
import { routes } from '../routes.ts'
import * as record from '../schemas/inputs/record.ts'

const { records } = routes

export const recordsEndpoints = {
  list: endpoint(records.list, {
    summary: 'Current records by distance, gender and age group',
    query: record.RecordsQuery,
    response: responses.records.list,
    cache: 'public',
    extension: true,
  }),
  history: endpoint(records.history, {
    summary: 'The times that set or equalled one record, the first one first',
    query: record.RecordScope,
    response: responses.records.history,
    cache: 'public',
    extension: true,
  }),
  decide: endpoint(records.decide, {
    summary: 'Approve or decline a record; a declined time sets none',
    params: record.RecordParams,
    body: record.RecordDecision,
    response: responses.records.decide,
    reasons: ['record_not_found', 'stale'],
    extension: true,
  }),
  recompute: endpoint(records.recompute, {
    summary: 'Compute all records again from the published results; returns how many there are',
    response: responses.records.recompute,
    extension: true,
  }),
}
