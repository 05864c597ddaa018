import { expect, test } from 'vitest'
import { type Random, randomFrom } from './random.ts'

const some = (random: Random) => Array.from({ length: 20 }, () => random.whole(0, 1000))

test('returns the same numbers for the same seed and others for another seed', () => {
  expect(some(randomFrom('ice'))).toEqual(some(randomFrom('ice')))
  expect(some(randomFrom('ice'))).not.toEqual(some(randomFrom('water')))
})

test('gives each part its own sequence, independent of earlier draws', () => {
  const fresh = randomFrom('ice')
  const used = randomFrom('ice')
  some(used)
  expect(some(used.for('people'))).toEqual(some(fresh.for('people')))
  expect(some(fresh.for('people'))).not.toEqual(some(fresh.for('events')))
})

test('includes both bounds in whole numbers', () => {
  const random = randomFrom('dice')
  const thrown = Array.from({ length: 600 }, () => random.whole(1, 6))
  expect(new Set(thrown)).toEqual(new Set([1, 2, 3, 4, 5, 6]))
})

test('chooses an item of twice the weight about twice as often', () => {
  const random = randomFrom('scales')
  const chosen = Array.from({ length: 3000 }, () => random.weighted([1, 2], (weight) => weight))
  const heavy = chosen.filter((one) => one === 2).length
  expect(heavy).toBeGreaterThan(1850)
  expect(heavy).toBeLessThan(2150)
})

test('preserves all items when shuffling', () => {
  const list = ['a', 'b', 'c', 'd', 'e']
  expect(randomFrom('cards').shuffled(list).toSorted()).toEqual(list)
})

test('throws when choosing from an empty list', () => {
  expect(() => randomFrom('void').pick([])).toThrow(RangeError)
})
