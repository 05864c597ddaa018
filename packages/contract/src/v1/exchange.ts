import { endpoint } from '../endpoint.ts'
import { responses } from '../responses.ts'
import { routes } from '../routes.ts'
import * as file from '../schemas/inputs/exchange.ts'
import { Upload } from '../schemas/inputs/scalars.ts'
import { PROTOCOL_CHANGES } from '../token-scopes.ts'

const { exchange } = routes
const extension = true

export const exchangeEndpoints = {
  exportFile: endpoint(exchange.exportFile, {
    summary:
      'The programme, entries, start lists or results of an event as a Lenex or CSV file; whole birth dates are for its administrators',
    params: file.ExchangeFileParams,
    response: responses.exchange.exportFile,
    scopes: ['exports'],
    reasons: ['event_not_found'],
    extension,
  }),
  importEntries: endpoint(exchange.importEntries, {
    summary:
      'Enter the swimmers of a Lenex or CSV file as an administrator; what the rules do not allow is left out, and an error changes nothing',
    params: file.ExchangeImportParams,
    query: file.EntryImportQuery,
    body: Upload,
    response: responses.exchange.importEntries,
    scopes: ['events', 'orders'],
    reasons: ['event_not_found', 'registration_closed', 'event_called_off', 'file_missing', 'file_too_large'],
    extension,
  }),
  importResults: endpoint(exchange.importResults, {
    summary:
      'Record the results of a Lenex or CSV file; what has no entry here is left out, and a file with an error changes nothing',
    params: file.ExchangeImportParams,
    query: file.ExchangeImportQuery,
    body: Upload,
    response: responses.exchange.importResults,
    scopes: ['events', 'results'],
    reasons: ['event_not_found', 'file_missing', 'file_too_large'],
    extension,
  }),
  importStartLists: endpoint(exchange.importStartLists, {
    summary:
      'Take the heats and lanes of a Lenex or CSV file as drafts of start lists that are neither locked nor have results; all or nothing',
    params: file.ExchangeImportParams,
    query: file.ExchangeImportQuery,
    body: Upload,
    response: responses.exchange.importStartLists,
    scopes: PROTOCOL_CHANGES,
    reasons: ['event_not_found', 'file_missing', 'file_too_large'],
    extension,
  }),
}
