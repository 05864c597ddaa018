import { expect, it } from 'vitest'
import { openStep, type Progress, stepStates } from './steps.ts'

const VISITOR: Progress = {
  isSignedIn: false,
  hasSwimmers: false,
  hasDistances: false,
  hasOrder: false,
  isPaid: false,
  hasRelay: false,
}
const CHOSEN: Progress = { ...VISITOR, isSignedIn: true, hasSwimmers: true, hasDistances: true }

it('continues with the first incomplete step', () => {
  expect(openStep(null, VISITOR)).toBe('account')
  expect(openStep(null, { ...VISITOR, isSignedIn: true })).toBe('swimmers')
  expect(openStep(null, CHOSEN)).toBe('check')
  expect(openStep(null, { ...CHOSEN, hasOrder: true })).toBe('pay')
})

it('shows a step that is done, and none before its time', () => {
  expect(openStep('swimmers', CHOSEN)).toBe('swimmers')
  expect(openStep('pay', CHOSEN)).toBe('check')
  expect(openStep('distances', { ...VISITOR, isSignedIn: true })).toBe('swimmers')
})

it('never leads back before an existing order', () => {
  expect(openStep('distances', { ...CHOSEN, hasOrder: true })).toBe('pay')
})

it('shows the teams of an order with relays, and links both ways between them and the payment', () => {
  const ordered = { ...CHOSEN, hasOrder: true, hasRelay: true }
  expect(openStep('teams', ordered)).toBe('teams')
  expect(openStep('teams', { ...ordered, hasRelay: false })).toBe('pay')
  expect(stepStates('teams', ordered)).toMatchObject({ check: 'done', teams: 'current', pay: 'open' })
  expect(stepStates('pay', ordered)).toMatchObject({ teams: 'done', pay: 'current' })
  expect(stepStates('teams', { ...ordered, isPaid: true })).toMatchObject({ teams: 'current', pay: 'done' })
})

it('returns the state of each step', () => {
  expect(stepStates('swimmers', CHOSEN)).toEqual({
    account: 'done',
    swimmers: 'current',
    distances: 'done',
    check: 'open',
    teams: 'locked',
    pay: 'locked',
  })
})
