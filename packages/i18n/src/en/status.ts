import type { Catalogue } from '../catalogue.ts'
import { jobNames } from './job-names.ts'

export const status: Catalogue['status'] = {
  heading: 'Server status',
  lead: 'The state of the server and what to look at. It is updated every half a minute.',
  failed: 'The server status could not be loaded',
  sound: 'Everything is in order',
  attention: 'Needs attention',
  weights: { problem: 'problem', warning: 'warning' },
  findings: {
    diskFull: {
      title: 'The disk is full',
      advice: 'Nothing can be saved. Free some space on the disk of DATA_DIR, or enlarge it.',
    },
    diskLow: {
      title: 'The disk is nearly full',
      advice: 'Delete old backups from the folder backups, or enlarge the disk, before saving stops.',
    },
    migrationsPending: {
      title: 'The database is older than the program',
      advice: 'Restart the server: it updates the database when it starts.',
    },
    jobsLate: {
      title: 'Background jobs are late',
      advice:
        'Look for lines with “job” in the server log: they state the cause. If there are none, restart the server.',
    },
    jobsFailed: {
      title: 'Some jobs failed',
      advice: 'The server does not retry them. The lines with “job” in the server log state the cause.',
    },
    mailsLate: {
      title: 'E-mails are not sent',
      advice: 'Check SMTP_URL and the mail server. The server retries for about a day.',
    },
    mailsNotSent: {
      title: 'No mail server is set up',
      advice: 'E-mails stay in the outbox, and no one receives them. Set SMTP_URL and MAIL_FROM.',
    },
    backupMissing: {
      title: 'There is no backup',
      advice:
        'The server should make them itself. Check the free disk space and the permissions of the folder backups.',
    },
    backupOld: {
      title: 'The newest backup is too old',
      advice: 'The latest backups failed. Check the free disk space and the server log.',
    },
    backupUnknown: {
      title: 'No backup is known',
      advice: 'The server makes none itself. Set up backups of PostgreSQL, or the command polynya backup.',
    },
    restoreFailed: {
      title: 'A backup could not be restored',
      advice: 'Assume that there is no backup: find the cause, make another one, and test it.',
    },
    restoreUntested: {
      title: 'No restore has been tested for a long time',
      advice: 'The server tests one at night every month. The server log states why it did not.',
    },
    gatewayUnanswered: {
      title: 'The payment gateway does not report results',
      advice:
        'The server repeats its requests. If the gateway works, compare the payments with its merchant profile.',
    },
    replicaWrong: {
      title: 'A replica is no replica of this database any more',
      advice:
        'It was promoted or replaced by another database. The server does not read it. Correct DATABASE_REPLICA_URL, and make sure that nothing writes to it.',
    },
    replicaAway: {
      title: 'A replica does not respond',
      advice:
        'Visitors read the primary, which has more to do. Check the machine of the replica and the network.',
    },
    replicaLate: {
      title: 'A replica is behind',
      advice:
        'Until it catches up, visitors read the primary. Check its load and its disk, long queries, and the network.',
    },
    errorsToday: {
      title: 'There were errors in the last 24 hours',
      advice: 'Look up the request ID of the table below in the server log, and report it to the developers.',
    },
  },
  program: 'Program',
  version: 'Version',
  node: 'Node',
  startedAt: 'Started',
  database: 'Database',
  driver: 'Type',
  drivers: { embedded: 'embedded', postgres: 'PostgreSQL' },
  postgres: 'PostgreSQL version',
  size: 'Size',
  connections: 'Connections',
  connectionsOf: '{{count}}, {{waiting}} waiting',
  replica: 'Replica {{name}}',
  replicaConditions: {
    ready: 'ready',
    late: 'behind',
    away: 'does not respond',
    wrong: 'not a replica of this database',
  },
  replicaBehind: '{{age}} behind',
  visitorReads: 'Reads of visitors',
  visitorReadsOf: 'from replicas {{replica}}, from the primary {{primary}}',
  migration: 'Latest migration',
  storage: 'Disk and backups',
  free: 'Free',
  required: 'Required',
  newestBackup: 'Newest backup',
  noBackup: 'none',
  restoreTest: 'Tested restore',
  restored: '{{at}}: restored',
  notRestored: '{{at}}: {{problem}}',
  untested: 'never',
  backupCount: 'Backups in the folder',
  everyHours: 'Made by the server',
  every: 'every {{count}}\xa0h',
  never: 'no',
  mails: 'E-mails, payments and webhooks',
  mailServer: 'Mail server',
  isSent: { yes: 'set up', no: 'not set up' },
  mailsWaiting: 'Waiting to be sent',
  webhooksOf: {
    active: 'Webhooks enabled',
    failing: 'Webhooks failing',
    disabled: 'Webhooks disabled by failures',
    waiting: 'Deliveries waiting',
  },
  gateways: {
    sandbox: 'Sandbox payment gateway',
    yookassa: 'YooKassa',
  },
  unanswered: 'without a result: {{count}}',
  jobs: 'Background jobs',
  noJobs: 'All jobs are completed',
  job: 'Job',
  jobNames,
  state: 'State',
  jobStates: { created: 'waiting', retry: 'will be retried', active: 'running', failed: 'failed' },
  count: 'Number',
  age: 'Oldest',
  seconds: '{{count}}\xa0s',
  minutes: '{{count}}\xa0min',
  hours: '{{count}}\xa0h',
  errors: 'Errors of the last 24 hours',
  noErrors: 'There were no errors',
  shownErrors: 'The latest {{count}} of {{total}} are shown',
  at: 'Time',
  call: 'Call',
  requestId: 'Request ID',
  fault: 'Error',
  background: 'background job',
}
