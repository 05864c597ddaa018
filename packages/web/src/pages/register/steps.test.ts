import { expect, it } from 'vitest'
import { openStep, type Progress, stepStates } from './steps.ts'

const VISITOR: Progress = { isSignedIn: false, hasSwimmers: false, hasDistances: false, hasOrder: false }
const CHOSEN: Progress = { ...VISITOR, isSignedIn: true, hasSwimmers: true, hasDistances: true }

it('goes on with the first thing that is not done', () => {
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

it('leads nobody back behind an order', () => {
  expect(openStep('distances', { ...CHOSEN, hasOrder: true })).toBe('pay')
})

it('tells how each step stands', () => {
  expect(stepStates('swimmers', CHOSEN)).toEqual({
    account: 'done',
    swimmers: 'current',
    distances: 'done',
    check: 'open',
    pay: 'locked',
  })
})
