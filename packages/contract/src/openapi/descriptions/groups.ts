/** Descriptions of the groups of calls. */

import type { V1 } from '../../v1.ts'

/** What the calls of each group are about. */
export const GROUPS: Readonly<Record<keyof V1, string>> = {
  user: 'The account of the caller: sign-up, sign-in, sessions, settings, personal access tokens',
  swimmers: 'Profiles of swimmers: search, changes, photos, documents, custody, duplicates',
  admissions: 'Admission documents that events require, such as medical notes, and their review',
  events: 'Events with their programme, content, entrants, start lists, sessions, printouts and live changes',
  orders: 'Orders of entries: prices, payment, waiting lists, cancellation and refunds',
  teams: 'Relay teams: names, members, invitations',
  accounts: 'Accounts of users and their rights, for administrators',
  outbox: 'E-mails of the installation and their delivery, for administrators',
  audit: 'The log of changes: who changed what, and when',
  site: 'Settings and texts of the site, countries and regions',
  widgets: 'Data of the widgets on the pages of others',
  baseResults: 'Base results of a year, from which points are computed',
  judgeTests: 'Tests of judges, the bank of their questions, and activity of judges',
  rankNorms: 'Times that sport ranks require',
  rankings: 'Rankings by distance or points, and comparisons of swimmers',
  records: 'National records and records of age groups: recognition, approval, import',
  series: 'Series of events and their standings',
  standings: 'Medals and points of clubs, regions and countries',
  search: 'Search for swimmers, events and clubs',
  results: 'The results desk of an event: recording, checking, publishing and correcting results',
  exchange: 'Files for other programs of meets, Lenex and CSV, and imports in the background',
  payments: 'Notifications of payment gateways',
  timing: 'Timing by the phones of timekeepers',
  push: 'Notifications of a device about swimmers of an event',
  webhooks: 'Webhooks of an account: signed messages about public changes, and their deliveries',
  checks: 'Check codes of printed documents',
  consistency: 'Verification of stored data against the rules',
  status: 'State of the server, for operators',
}
