import type { Translated } from '../catalogue.ts'
import type { jobNames as original } from '../ru/job-names.ts'

export const jobNames = {
  admissions: { remind: 'Remind of expiring admission documents' },
  backup: {
    testRestore: 'Test the restore of a backup',
    write: 'Write a backup',
  },
  consistency: {
    complete: 'Check data consistency',
    request: 'Schedule the consistency check',
  },
  database: { tidy: 'Maintain the database' },
  entrants: {
    endCalledOff: 'End the entries of cancelled events',
    mail: 'Send e-mails to entrants',
  },
  exchange: {
    import: 'Import a file of another program',
    removeOld: 'Delete old file imports',
  },
  following: {
    notify: 'Notify followers',
    remind: 'Remind followers of registration',
  },
  live: { removeOld: 'Delete old live changes' },
  mail: { send: 'Send an e-mail' },
  orders: {
    check: 'Check order totals',
    endExpired: 'Close unpaid orders',
    reconcile: 'Reconcile payments with the gateway',
  },
  printouts: {
    print: 'Create a printout',
    removeOld: 'Delete old printouts',
  },
  push: { send: 'Send push notifications' },
  rankings: { ranks: 'Update ranking places' },
  results: { publishEvents: 'Publish the results of an event' },
  search: { removeUnused: 'Delete unused search words' },
  swimmers: {
    findDuplicates: 'Find duplicate profiles',
    removeUnconfirmed: 'Delete unconfirmed profiles',
  },
  tokens: {
    removeExpired: 'Delete expired sessions',
    renewKey: 'Renew the signing key',
  },
  webhooks: {
    queue: 'Find changes for webhooks',
    send: 'Send messages to webhooks',
  },
} satisfies Translated<typeof original>
