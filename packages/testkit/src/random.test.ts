import { expect, test } from 'vitest'
import { type Random, randomFrom } from './random.ts'

const some = (random: Random) => Array.from({ length: 20 }, () => random.whole(0, 1000))

test('the same seed gives the same chance, another seed another', () => {
  expect(some(randomFrom('ice'))).toEqual(some(randomFrom('ice')))
  expect(some(randomFrom('ice'))).not.toEqual(some(randomFrom('water')))
})

test('a part has chance of its own, whatever was drawn before', () => {
  const fresh = randomFrom('ice')
  const used = randomFrom('ice')
  some(used)
  expect(some(used.for('people'))).toEqual(some(fresh.for('people')))
  expect(some(fresh.for('people'))).not.toEqual(some(fresh.for('events')))
})

test('whole numbers reach both bounds and nothing beyond', () => {
  const random = randomFrom('dice')
  const thrown = Array.from({ length: 600 }, () => random.whole(1, 6))
  expect(new Set(thrown)).toEqual(new Set([1, 2, 3, 4, 5, 6]))
})

test('twice the weight is chosen about twice as often', () => {
  const random = randomFrom('scales')
  const chosen = Array.from({ length: 3000 }, () => random.weighted([1, 2], (weight) => weight))
  const heavy = chosen.filter((one) => one === 2).length
  expect(heavy).toBeGreaterThan(1850)
  expect(heavy).toBeLessThan(2150)
})

test('shuffling loses nobody', () => {
  const list = ['a', 'b', 'c', 'd', 'e']
  expect(randomFrom('cards').shuffled(list).toSorted()).toEqual(list)
})

test('nothing can be chosen from nothing', () => {
  expect(() => randomFrom('void').pick([])).toThrow(RangeError)
})
