import { expect, it } from 'vitest'
import { openStep, type Progress, stepStates } from './steps.ts'

const VISITOR: Progress = { isSignedIn: false, hasSwimmers: false, hasDistances: false, hasOrder: false }
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

it('returns the state of each step', () => {
  expect(stepStates('swimmers', CHOSEN)).toEqual({
    account: 'done',
    swimmers: 'current',
    distances: 'done',
    check: 'open',
    pay: 'locked',
  })
})
