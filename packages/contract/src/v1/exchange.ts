import { endpoint } from '../endpoint.ts'
import { responses } from '../responses.ts'
import { routes } from '../routes.ts'
import * as file from '../schemas/inputs/exchange.ts'
import { Upload } from '../schemas/inputs/scalars.ts'
import { PROTOCOL_CHANGES, PROTOCOL_READS } from '../token-scopes.ts'

const { exchange } = routes
const extension = true

/** Why a file may not be imported. */
const QUEUED = ['event_not_found', 'file_missing', 'file_empty', 'file_too_large', 'import_running'] as const

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
  readInvitation: endpoint(exchange.readInvitation, {
    summary:
      'The event of a Lenex file as a file of `events.importEvent`, and what of it is left out; nothing is stored',
    body: Upload,
    response: responses.exchange.readInvitation,
    reasons: ['file_missing', 'file_empty', 'file_too_large'],
    extension,
  }),
  importEntries: endpoint(exchange.importEntries, {
    summary:
      'Start to enter the swimmers of a Lenex or CSV file; what the rules do not allow is left out, and an error changes nothing',
    params: file.ExchangeImportParams,
    query: file.EntryImportQuery,
    body: Upload,
    response: responses.exchange.importEntries,
    scopes: ['events', 'orders'],
    reasons: ['registration_closed', 'event_called_off', ...QUEUED],
    extension,
  }),
  importResults: endpoint(exchange.importResults, {
    summary:
      'Start to record the results of a Lenex or CSV file; what has no entry here is left out, and an error changes nothing',
    params: file.ExchangeImportParams,
    query: file.ExchangeImportQuery,
    body: Upload,
    response: responses.exchange.importResults,
    scopes: ['events', 'results'],
    reasons: [...QUEUED],
    extension,
  }),
  importStartLists: endpoint(exchange.importStartLists, {
    summary:
      'Start to take the heats and lanes of a Lenex or CSV file as drafts of start lists that are not locked and have no results',
    params: file.ExchangeImportParams,
    query: file.ExchangeImportQuery,
    body: Upload,
    response: responses.exchange.importStartLists,
    scopes: PROTOCOL_CHANGES,
    reasons: [...QUEUED],
    extension,
  }),
  imports: endpoint(exchange.imports, {
    summary:
      'The latest imports of files in an event with their progress; of entries and start lists for administrators',
    params: file.ExchangeImportParams,
    response: responses.exchange.imports,
    scopes: PROTOCOL_READS,
    reasons: ['event_not_found'],
    extension,
  }),
  importReport: endpoint(exchange.importReport, {
    summary: 'An import of a file with its progress, and what it found once it is complete',
    params: file.FileImportParams,
    response: responses.exchange.importReport,
    scopes: PROTOCOL_READS,
    reasons: ['event_not_found', 'import_not_found'],
    extension,
  }),
  cancelImport: endpoint(exchange.cancelImport, {
    summary: 'Cancel an import that is not complete, which then stores nothing; a complete one remains',
    params: file.FileImportParams,
    response: responses.exchange.cancelImport,
    scopes: PROTOCOL_CHANGES,
    reasons: ['event_not_found', 'import_not_found'],
    extension,
  }),
}
