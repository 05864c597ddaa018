/** What an operator should look at, from the state of an installation. See docs/rules.md#installation. */

/** Findings by their weight: a problem loses data or calls, a warning will become one. */
export const INSTALLATION_FINDINGS = {
  diskFull: 'problem',
  diskLow: 'warning',
  migrationsPending: 'problem',
  jobsLate: 'problem',
  jobsFailed: 'warning',
  mailsLate: 'problem',
  mailsNotSent: 'warning',
  backupMissing: 'problem',
  backupOld: 'problem',
  backupUnknown: 'warning',
  restoreFailed: 'problem',
  restoreUntested: 'warning',
  gatewayUnanswered: 'problem',
  replicaWrong: 'problem',
  replicaAway: 'warning',
  replicaLate: 'warning',
  errorsToday: 'warning',
} as const satisfies Record<string, 'problem' | 'warning'>

export type InstallationFinding = keyof typeof INSTALLATION_FINDINGS
export const INSTALLATION_FINDING_NAMES = Object.keys(INSTALLATION_FINDINGS) as [
  InstallationFinding,
  ...InstallationFinding[],
]

/**
 * What a replica of the database is to the server: `late` is too far behind to be read, `away` does not respond, `wrong` is
 * not a replica of this database any more.
 */
export const REPLICA_CONDITIONS = ['ready', 'late', 'away', 'wrong'] as const
export type ReplicaCondition = (typeof REPLICA_CONDITIONS)[number]

/** The state of an installation; sizes in bytes, ages in seconds. */
export interface InstallationState {
  readonly pendingMigrations: number
  /** Jobs that failed for good, and the age of the oldest one that is due or running; null if there is none. */
  readonly jobs: { readonly failed: number; readonly ageSeconds: number | null }
  readonly mails: { readonly isSent: boolean; readonly ageSeconds: number }
  /** Writes are refused below the required free space. */
  readonly disk: { readonly freeBytes: number; readonly requiredBytes: number }
  readonly backups: BackupState
  /** Payments and refunds whose outcome the gateways do not report. */
  readonly unanswered: number
  readonly replicas: readonly ReplicaCondition[]
  readonly errorsToday: number
}

export interface BackupState {
  /** Hours between backups that the server makes itself; null if it makes none. */
  readonly everyHours: number | null
  /** Age of the newest backup in the data folder; null if there is none. */
  readonly ageSeconds: number | null
  /** The last restore of a backup that was tested; null if none was. */
  readonly restoreTest: { readonly ageSeconds: number; readonly hasFailed: boolean } | null
  /** Seconds since the process was started: a new installation has no backup yet. */
  readonly uptimeSeconds: number
}

const LATE_SECONDS = 900
const HOUR_SECONDS = 3_600
/** Backups that may be missed before it is reported: one that is being written, and one that failed. */
const MISSED_BACKUPS = 3
const LOW_DISK_BYTES = 1e9
/** Restores are tested monthly, at night. */
const TESTED_WITHIN_SECONDS = 40 * 24 * HOUR_SECONDS
const NIGHTS_SECONDS = 48 * HOUR_SECONDS

/**
 * Returns what an operator should look at, the heaviest first.
 * @param state sizes in bytes, ages in seconds
 */
export function installationFindings(state: InstallationState): InstallationFinding[] {
  const { jobs, mails, disk } = state
  const isFull = disk.freeBytes < disk.requiredBytes
  const applies: Readonly<Record<InstallationFinding, boolean>> = {
    diskFull: isFull,
    diskLow: !isFull && disk.freeBytes < Math.max(LOW_DISK_BYTES, 2 * disk.requiredBytes),
    migrationsPending: state.pendingMigrations > 0,
    jobsLate: (jobs.ageSeconds ?? 0) > LATE_SECONDS,
    jobsFailed: jobs.failed > 0,
    mailsLate: mails.ageSeconds > LATE_SECONDS,
    mailsNotSent: !mails.isSent,
    ...backupFindings(state.backups),
    gatewayUnanswered: state.unanswered > 0,
    replicaWrong: state.replicas.includes('wrong'),
    replicaAway: state.replicas.includes('away'),
    replicaLate: state.replicas.includes('late'),
    errorsToday: state.errorsToday > 0,
  }
  const found = INSTALLATION_FINDING_NAMES.filter((name) => applies[name])
  const isProblem = (name: InstallationFinding) => INSTALLATION_FINDINGS[name] === 'problem'
  return [...found.filter(isProblem), ...found.filter((name) => !isProblem(name))]
}

function backupFindings({ everyHours, ageSeconds, restoreTest, uptimeSeconds }: BackupState) {
  const patience = MISSED_BACKUPS * (everyHours ?? 0) * HOUR_SECONDS
  const isExpected = everyHours !== null
  return {
    backupMissing: isExpected && ageSeconds === null && uptimeSeconds > patience,
    backupOld: isExpected && ageSeconds !== null && ageSeconds > patience,
    backupUnknown: !isExpected && ageSeconds === null,
    restoreFailed: restoreTest?.hasFailed === true,
    restoreUntested:
      isExpected &&
      uptimeSeconds > NIGHTS_SECONDS &&
      (restoreTest === null || restoreTest.ageSeconds > TESTED_WITHIN_SECONDS),
  }
}
