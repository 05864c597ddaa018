import { describe, expect, it } from 'vitest'
import { type FollowedFacts, followedChanges } from './followed-changes.ts'

const KNOWN: FollowedFacts = {
  state: 'planned',
  startDate: '2026-02-21',
  endDate: '2026-02-22',
  hasStartLists: false,
  hasResults: false,
}

describe('what followers are notified of', () => {
  it.each<[string, Partial<FollowedFacts>, Partial<FollowedFacts>, ReturnType<typeof followedChanges>]>([
    ['nothing, if nothing changed', {}, {}, []],
    [
      'its state first, then its dates',
      {},
      { state: 'postponed', endDate: '2026-02-23' },
      ['postponed', 'dates'],
    ],
    [
      'its state alone, if it is called off',
      {},
      { state: 'calledOff', startDate: '2026-03-01' },
      ['calledOff'],
    ],
    ['nothing, if its dates are withdrawn', {}, { startDate: null, endDate: null }, []],
    ['published lists', {}, { hasStartLists: true, hasResults: true }, ['startLists', 'results']],
    ['no withdrawn lists', { hasStartLists: true, hasResults: true }, {}, []],
  ])('is %s', (_title, known, now, changes) => {
    expect(followedChanges({ ...KNOWN, ...known }, { ...KNOWN, ...now })).toEqual(changes)
  })
})
