import { endpoint } from '../endpoint.ts'
import { responses } from '../responses.ts'
import { routes } from '../routes.ts'
import { EventParams as params } from '../schemas/inputs/event.ts'
import {
  PrintoutLinkInput,
  PrintSettingsInput,
  QueuedPrintoutInput,
  QueuedPrintoutParams,
} from '../schemas/inputs/print-settings.ts'
import { PROTOCOL_CHANGES, PROTOCOL_READS } from '../token-scopes.ts'

const { events } = routes
const extension = true

export const printoutEndpoints = {
  createPrintoutLink: endpoint(events.createPrintoutLink, {
    scopes: PROTOCOL_CHANGES,
    summary: 'Create a link that opens a printout for a day without signing in',
    params,
    body: PrintoutLinkInput,
    response: responses.events.createPrintoutLink,
    reasons: ['event_not_found', 'key_reused', 'key_in_flight'],
    extension,
  }),
  printSettings: endpoint(events.printSettings, {
    summary: 'How the printouts of an event look',
    params,
    response: responses.events.printSettings,
    reasons: ['event_not_found'],
    extension,
  }),
  updatePrintSettings: endpoint(events.updatePrintSettings, {
    summary: 'Replace the settings of the printouts of an event',
    params,
    body: PrintSettingsInput,
    response: responses.events.updatePrintSettings,
    reasons: ['event_not_found'],
    extension,
  }),
  printouts: endpoint(events.printouts, {
    scopes: PROTOCOL_READS,
    summary: 'Number of starts of an event, and the queued printouts of the caller of the last day',
    params,
    response: responses.events.printouts,
    reasons: ['event_not_found'],
    extension,
  }),
  queuePrintout: endpoint(events.queuePrintout, {
    scopes: PROTOCOL_CHANGES,
    summary:
      'Make the PDF of a printout in the background, for events with many starts; returns the open one of the caller if there is one',
    params,
    body: QueuedPrintoutInput,
    response: responses.events.queuePrintout,
    reasons: ['event_not_found'],
    extension,
  }),
  cancelPrintout: endpoint(events.cancelPrintout, {
    scopes: PROTOCOL_CHANGES,
    summary: 'Stop a queued printout of the caller; one that is ready remains',
    params: QueuedPrintoutParams,
    response: responses.events.cancelPrintout,
    reasons: ['event_not_found', 'printout_not_found'],
    extension,
  }),
}
