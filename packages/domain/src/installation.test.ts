import { describe, expect, it } from 'vitest'
import { type InstallationState, installationFindings } from './installation.ts'

const HOUR = 3_600

const BACKED_UP = {
  everyHours: 1,
  ageSeconds: 1_800,
  restoreTest: { ageSeconds: 40 * 24 * HOUR, hasFailed: false },
  uptimeSeconds: 100 * HOUR,
}

const SOUND: InstallationState = {
  pendingMigrations: 0,
  jobs: { failed: 0, ageSeconds: 2 },
  mails: { isSent: true, ageSeconds: 0 },
  disk: { freeBytes: 50e9, requiredBytes: 256e6 },
  backups: BACKED_UP,
  unanswered: 0,
  replicas: ['ready', 'ready'],
  errorsToday: 0,
}

describe('the findings of an installation', () => {
  it('are none if it is sound', () => {
    expect(installationFindings(SOUND)).toEqual([])
  })

  it.each([
    ['diskFull', { disk: { freeBytes: 255e6, requiredBytes: 256e6 } }],
    ['diskLow', { disk: { freeBytes: 256e6, requiredBytes: 256e6 } }],
    ['diskLow', { disk: { freeBytes: 3e9, requiredBytes: 2e9 } }],
    ['migrationsPending', { pendingMigrations: 1 }],
    ['jobsLate', { jobs: { failed: 0, ageSeconds: 901 } }],
    ['jobsFailed', { jobs: { failed: 1, ageSeconds: null } }],
    ['mailsLate', { mails: { isSent: true, ageSeconds: 901 } }],
    ['mailsNotSent', { mails: { isSent: false, ageSeconds: 0 } }],
    [
      'backupMissing',
      { backups: { ...BACKED_UP, everyHours: 1, ageSeconds: null, uptimeSeconds: 3 * HOUR + 1 } },
    ],
    [
      'backupOld',
      { backups: { ...BACKED_UP, everyHours: 24, ageSeconds: 72 * HOUR + 1, uptimeSeconds: HOUR } },
    ],
    ['backupUnknown', { backups: { ...BACKED_UP, everyHours: null, ageSeconds: null, uptimeSeconds: HOUR } }],
    ['restoreFailed', { backups: { ...BACKED_UP, restoreTest: { ageSeconds: HOUR, hasFailed: true } } }],
    ['restoreUntested', { backups: { ...BACKED_UP, restoreTest: null } }],
    [
      'restoreUntested',
      { backups: { ...BACKED_UP, restoreTest: { ageSeconds: 40 * 24 * HOUR + 1, hasFailed: false } } },
    ],
    ['gatewayUnanswered', { unanswered: 1 }],
    ['replicaWrong', { replicas: ['ready', 'wrong'] }],
    ['replicaAway', { replicas: ['away', 'away'] }],
    ['replicaLate', { replicas: ['late'] }],
    ['errorsToday', { errorsToday: 1 }],
  ] satisfies [string, Partial<InstallationState>][])('name %s for %j', (finding, state) => {
    expect(installationFindings({ ...SOUND, ...state })).toEqual([finding])
  })

  it.each([
    [
      'a new installation without a backup',
      { ...BACKED_UP, everyHours: 1, ageSeconds: null, uptimeSeconds: 3 * HOUR },
    ],
    ['a server whose first night is to come', { ...BACKED_UP, restoreTest: null, uptimeSeconds: 48 * HOUR }],
    ['a backup that is due', { ...BACKED_UP, everyHours: 24, ageSeconds: 72 * HOUR, uptimeSeconds: HOUR }],
    [
      'an old one that another tool made',
      { ...BACKED_UP, everyHours: null, ageSeconds: 900 * HOUR, uptimeSeconds: HOUR },
    ],
  ])('accept %s', (_, backups) => {
    expect(installationFindings({ ...SOUND, backups })).toEqual([])
  })

  it('start with the problems', () => {
    const state = { ...SOUND, mails: { isSent: false, ageSeconds: 0 }, unanswered: 2, errorsToday: 3 }
    expect(installationFindings(state)).toEqual(['gatewayUnanswered', 'mailsNotSent', 'errorsToday'])
  })
})
