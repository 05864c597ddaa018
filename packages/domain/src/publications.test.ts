import { expect, test } from 'vitest'
import { isToPublish, PUBLISHED_STATES } from './publications.ts'
import { RESULT_STATES } from './results.ts'

const list = { state: 'empty', recorded: 3, isLocked: false } as const

test('distances with results are published as preliminary or official', () => {
  const included = RESULT_STATES.map((state) =>
    PUBLISHED_STATES.filter((target) => isToPublish({ ...list, state }, target)),
  )
  expect(Object.fromEntries(RESULT_STATES.map((state, index) => [state, included[index]]))).toEqual({
    empty: ['preliminary', 'official'],
    preliminary: ['official'],
    official: [],
  })
})

test('distances without results and locked ones are left out', () => {
  expect(isToPublish({ ...list, recorded: 0 }, 'official')).toBe(false)
  expect(isToPublish({ ...list, isLocked: true }, 'official')).toBe(false)
})
