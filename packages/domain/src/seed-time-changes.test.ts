import { describe, expect, it } from 'vitest'
import { seedTimeDenial } from './seed-time-changes.ts'

const DEADLINE = new Date('2026-03-01T12:00:00Z')
const ENTRY = { state: 'confirmed', changeUntil: DEADLINE, isListLocked: false } as const
const BEFORE = new Date('2026-03-01T12:00:00Z')
const AFTER = new Date('2026-03-01T12:00:00.001Z')

describe('seedTimeDenial', () => {
  it.each([
    ['the owner until the deadline', {}, { isAdministrator: false, now: BEFORE }, null],
    ['the owner after it', {}, { isAdministrator: false, now: AFTER }, 'seed_times_closed'],
    ['an administrator after it', {}, { isAdministrator: true, now: AFTER }, null],
    ['the owner without a deadline', { changeUntil: null }, { isAdministrator: false, now: AFTER }, null],
    ['a reserved place', { state: 'held' as const }, { isAdministrator: false, now: BEFORE }, null],
    ['a locked list', { isListLocked: true }, { isAdministrator: true, now: BEFORE }, 'start_list_locked'],
    [
      'a waiting entry',
      { state: 'waitlisted' as const },
      { isAdministrator: true, now: BEFORE },
      'entry_state',
    ],
    [
      'a cancelled entry',
      { state: 'cancelled' as const },
      { isAdministrator: true, now: BEFORE },
      'entry_state',
    ],
  ] as const)('judges %s', (_, entry, change, expected) => {
    expect(seedTimeDenial({ ...ENTRY, ...entry }, change)).toBe(expected)
  })
})
