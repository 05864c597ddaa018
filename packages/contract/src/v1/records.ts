import { endpoint } from '../endpoint.ts'
import { responses } from '../responses.ts'
import { routes } from '../routes.ts'
import * as record from '../schemas/inputs/record.ts'
import { Upload } from '../schemas/inputs/scalars.ts'

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
    scopes: ['results'],
    summary: 'Approve or decline a record; a declined time sets none',
    params: record.RecordParams,
    body: record.RecordDecision,
    response: responses.records.decide,
    reasons: ['record_not_found', 'record_beaten', 'stale'],
    extension: true,
  }),
  importFile: endpoint(records.importFile, {
    summary:
      'Add the records of a CSV or Lenex file, as times swum on their dates; a file with an error changes nothing',
    query: record.RecordImportQuery,
    body: Upload,
    response: responses.records.importFile,
    reasons: ['file_missing', 'file_empty', 'file_too_large'],
    extension: true,
  }),
  exportFile: endpoint(records.exportFile, {
    summary: 'All records and their history as a file that an import reads: CSV or Lenex',
    query: record.RecordExportQuery,
    response: responses.records.exportFile,
    extension: true,
  }),
  remove: endpoint(records.remove, {
    summary: 'Remove an imported record, or all of its import; returns how many were removed',
    params: record.RecordParams,
    query: record.RecordRemoval,
    response: responses.records.remove,
    reasons: ['record_not_found', 'record_of_result'],
    extension: true,
  }),
  recompute: endpoint(records.recompute, {
    scopes: ['results'],
    summary: 'Compute all records again from the published results; returns how many there are',
    response: responses.records.recompute,
    extension: true,
  }),
}
