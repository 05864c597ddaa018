import type { FieldDescriptions } from './fields.ts'

/** Fields of the printouts of an event. */
export const PRINTOUT_FIELDS = {
  printout: 'Name of the printout in its address',
  'events.createPrintoutLink.body.type': 'Type of the file',
  'events.createPrintoutLink.body.language':
    'Language of the printout; by default that of the browser that opens it',
  'events.createPrintoutLink.response.url': 'Address of the printout, relative to the site',
  'events.createPrintoutLink.response.expiresAt':
    'Instant from which the link no longer works, ISO 8601 with offset',
  sheetSize: 'Size of the pages of printouts',
  isLandscape: 'Whether pages are wider than high',
  'PrintSettings.language': 'Language of printouts: the reader’s, one of them, or both',
  'PrintSettingsInput.language': 'Language of printouts: the reader’s, one of them, or both',
  hiddenColumns: 'Columns that printouts leave out',
  showsLogo: 'Whether the logo of the event is printed',
  namesOfficials: 'Whether the chief judge and the chief secretary are named beside their signatures',
  header: 'Line above the title in Russian; null is none',
  headerEn: 'Line above the title in English; by default the Russian one',
  footer: 'Line at the foot of each page in Russian; null is none',
  footerEn: 'Line at the foot of each page in English; by default the Russian one',
  starts: 'Number of confirmed entries, which decides whether a printout is large',
  printouts: 'Queued printouts of the caller, the latest first',
  printoutId: 'ID of the queued printout',
  'QueuedPrintout.language': 'Language of the printout',
  'events.queuePrintout.body.language': 'Language of the printout',
  'QueuedPrintout.state':
    '`queued`; `printing`; `ready`: the file is at `url`; `failed`: see `failure`; `cancelled`',
  'QueuedPrintout.done': 'Number of pages that are drawn',
  'QueuedPrintout.count': 'Number of all pages; null until they are counted',
  'QueuedPrintout.requestedAt': 'When it was requested, ISO 8601 with offset',
  'QueuedPrintout.completedAt': 'When it became ready, failed or was cancelled; null before',
  failure:
    '`denied`: the account may not read it any more; `interrupted`: the server was stopped at each attempt; `error`: see the log of the server; null otherwise',
  'QueuedPrintout.url': 'Address of the PDF, relative to the site; null until it is ready',
  'QueuedPrintout.expiresAt': 'Instant from which the file is deleted; null until it is ready',
} as const satisfies FieldDescriptions
