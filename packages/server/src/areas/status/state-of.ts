import type { InstallationStatus } from '@polynya/contract'
import type { InstallationState } from '@polynya/domain'

export type StatusWithoutFindings = Omit<InstallationStatus, 'findings'>

const secondsBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 1000

/** Returns what the rules of the domain read of a status. */
export function stateOf(status: StatusWithoutFindings): InstallationState {
  const { at, database, jobs, mails, disk, backups, gateways, errors, migrations } = status
  const due = jobs.flatMap(({ ageSeconds }) => ageSeconds ?? [])
  return {
    pendingMigrations: migrations.pending.length,
    jobs: {
      failed: jobs.reduce((sum, { state, count }) => sum + (state === 'failed' ? count : 0), 0),
      ageSeconds: due.length === 0 ? null : Math.max(...due),
    },
    mails,
    disk,
    backups: {
      everyHours: backups.everyHours,
      ageSeconds: backups.newestAt === null ? null : secondsBetween(backups.newestAt, at),
      restoreTest: backups.restoreTest && {
        ageSeconds: secondsBetween(backups.restoreTest.at, at),
        hasFailed: backups.restoreTest.problem !== null,
      },
      uptimeSeconds: secondsBetween(status.startedAt, at),
    },
    unanswered: gateways.reduce((sum, { unanswered }) => sum + unanswered, 0),
    replicas: database.replicas.map(({ condition }) => condition),
    errorsToday: errors.total,
  }
}
